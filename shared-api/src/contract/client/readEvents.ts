/** One server-sent event; several data lines are joined. */
interface ServerEvent {
  event: string;
  data: string;
}

function parse(block: string): ServerEvent {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return { event, data: data.join('\n') };
}

/** The events of a `text/event-stream` body, as they arrive; comments are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const parsed = parse(block);
        if (parsed.data) yield parsed;
      }
    }
  } finally {
    // The caller may stop early, and must not leave the connection open.
    await reader.cancel().catch(() => undefined);
  }
}
