/** An open position. Its id is its anchor. */
export interface Position {
  id: string;
  title: string;
  department: string;
  location: string;
  /** Country code where one is demanded; anywhere else it is remote work. */
  country: string;
  description: string;
  requirements: readonly string[];
}
