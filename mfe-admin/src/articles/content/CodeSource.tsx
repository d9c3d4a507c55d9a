import { Annotation, Compartment, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type FieldControl, useFieldControl } from '@pressline/shared-ui';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { StyleModule } from 'style-mod';
import { styled } from 'styled-components';
import { useApi } from '../../form/api/useApi';
import type { ContentSource, ContentSourceProps } from './ContentSource';
import { completions } from './completions';
import { contentSourceOf } from './contentSourceOf';
import { extensions } from './extensions';
import type { TextSelection } from './TextEdit';

const { mount } = StyleModule;

/**
 * The editor's styles come in a constructed stylesheet, which the package makes for shadow roots
 * alone; the policy of the pages refuses the text in a `<style>` that it writes otherwise.
 */
StyleModule.mount = (root, modules, options) =>
  mount(
    'head' in root
      ? ({
          ownerDocument: root,
          get adoptedStyleSheets() {
            return root.adoptedStyleSheets;
          },
          set adoptedStyleSheets(sheets) {
            root.adoptedStyleSheets = sheets;
          },
        } as ShadowRoot)
      : root,
    modules,
    options,
  );

const Parent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Where the plain control was when it was replaced. */
export interface PlainControlState extends TextSelection {
  hasFocus: boolean;
}

export interface CodeSourceProps extends ContentSourceProps {
  plainState: PlainControlState;
  /** Draws the text formatted; without it the text is Markdown. */
  formatted: Extension | undefined;
}

const OFFERED = 10;

/** Marks a change that was not made here, such as a restored revision. */
const fromOutside = Annotation.define<true>();

function described(label: string, { required, ...control }: FieldControl) {
  const all = { ...control, 'aria-label': label, 'aria-required': required };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** The text highlighted or formatted. To assistive technology it is the same text field. */
export default function CodeSource({ ref, plainState, formatted, ...props }: CodeSourceProps) {
  const { label, value, onChange, onRun } = props;
  const api = useApi();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const known = useRef(value);
  const attributes = useRef(new Compartment());
  const look = useRef(new Compartment());
  const control = useFieldControl();

  const handleChange = useEffectEvent((text: string) => {
    known.current = text;
    onChange(text);
  });

  const handleRun = useEffectEvent(onRun);
  const findArticles = useEffectEvent(async (q: string) => {
    const { articles } = await api.admin.articles.list({ q, limit: OFFERED });
    return articles;
  });

  useLayoutEffect(() => {
    const { text, start, end, hasFocus } = plainState;
    known.current = text;
    const made = new EditorView({
      parent: parent.current ?? undefined,
      doc: text,
      selection: { anchor: start, head: end },
      extensions: [
        extensions,
        completions({ findArticles: (q) => findArticles(q), onRun: (action) => handleRun(action) }),
        attributes.current.of([]),
        look.current.of([]),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isOwn = !transactions.some((one) => one.annotation(fromOutside));
          if (docChanged && isOwn) handleChange(state.doc.toString());
        }),
      ],
    });
    view.current = made;
    if (hasFocus) made.focus();
    return () => made.destroy();
  }, [plainState]);

  useLayoutEffect(() => {
    const content = EditorView.contentAttributes.of(described(label, control));
    view.current?.dispatch({ effects: attributes.current.reconfigure(content) });
  }, [label, control]);

  useLayoutEffect(() => {
    view.current?.dispatch({ effects: look.current.reconfigure(formatted ?? []) });
  }, [formatted]);

  useLayoutEffect(() => {
    if (value === known.current) return;
    known.current = value;
    const { current } = view;
    current?.dispatch({
      changes: { from: 0, to: current.state.doc.length, insert: value },
      annotations: fromOutside.of(true),
    });
  }, [value]);

  useImperativeHandle(ref, (): ContentSource => contentSourceOf(view.current as EditorView), []);

  return <Parent ref={parent} />;
}
