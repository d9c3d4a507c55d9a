/** MongoDB's numbers of errors by name. */
export const codes = {
  InternalError: 1,
  BadValue: 2,
  InvalidLength: 4,
  FailedToParse: 9,
  TypeMismatch: 14,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  DollarPrefixedFieldName: 52,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  OperationFailed: 96,
  UnsatisfiableWriteConcern: 100,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  WriteConflict: 112,
  IncompleteTransactionHistory: 217,
  TransactionTooOld: 225,
  NotImplemented: 238,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  Location15952: 15952,
  Location15955: 15955,
  Location15958: 15958,
  Location15959: 15959,
  Location15983: 15983,
  Location16020: 16020,
  Location16410: 16410,
  Location31253: 31253,
  Location31254: 31254,
  Location40234: 40234,
  Location40323: 40323,
  Location40324: 40324,
  Location40415: 40415,
  Location50768: 50768,
  Location50911: 50911,
  Location51091: 51091,
} as const;

type CodeName = keyof typeof codes;

/** An error that the client receives with MongoDB's code and code name. */
export class MongoError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = codes[codeName];
  }
}

export const badValue = (message: string) => new MongoError('BadValue', message);

export const notImplemented = (what: string) =>
  new MongoError('NotImplemented', `${what} is not implemented by the embedded database`);
