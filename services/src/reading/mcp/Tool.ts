import type { z } from 'zod';
import type { Core } from '../../content/resource/Core';
import type { MarkdownNeeds } from '../help/markdown/helpPages';
import type { SearchCounts } from '../help/searchHelp';
import type { Search } from '../search/createSearch';

/** What the tools read from. */
export interface McpNeeds extends MarkdownNeeds, Pick<Core, 'connection' | 'log'> {
  search: Search;
  searchLog: SearchCounts;
}

/** One tool that assistants may call: it reads public content and answers Markdown. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** @throws HttpError whose message the assistant reads */
  run(needs: McpNeeds, input: z.infer<Input>): Promise<string>;
}

/** Longer texts come in parts, in UTF-16 units. */
export const MAX_TEXT = 40_000;

/** Checks a tool's types where it is written. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool =>
  tool as unknown as Tool;
