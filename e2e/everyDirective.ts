/** An article with each part of the dialect, for specs. */
export const everyDirective = `Before the first heading.

## Steps to follow

:::steps
1. Open **Quotes**.
2. Choose *New quote*.
3. Send it, then read [the next article](/help/articles/build-a-quote#section-the-customer).
:::

## Checks before plates

:::checklist
- [ ] 3 mm bleed on every side
- [ ] All fonts embedded
:::

## A question

:::quiz
Which total area coverage suits uncoated stock?

- [ ] 330%
- [x] 260%

Uncoated stock dries slowly.
:::

## Something to unfold

:::details[Why 300 ppi?]
At 150 lpi a halftone cell needs about two pixels.
:::

:::note
A note.
:::

:::tip[Save a click]
A tip.
:::

:::warning
A warning.
:::

## A video

:::video[The tour of the board]{url="https://www.youtube.com/watch?v=example0001"}
:::

## Wide things

| Sheet | Width | Height | Grain | Caliper | Weight | Price per thousand |
|---|---|---|---|---|---|---|
| B1 | 1000 mm | 700 mm | long | 0.10 mm | 135 g/m² | 112.00 |

\`\`\`json
{ "customer_id": "c-1042", "items": [{ "product_type": "brochure", "quantity": 5000, "specifications": { "size": "A4", "paper": "135 gsm", "colors": "4/4" } }] }
\`\`\`

![A sheet with its marks](https://images.example/sheet.png)

### A deeper part

Text after it.
`;
