/** Parts of a `select` as PostgreSQL's grammar names them; what is not among them is not run. */
export const ALLOWED_NODES: ReadonlySet<string> = new Set([
  'A_ArrayExpr',
  'A_Const',
  'A_Expr',
  'A_Indices',
  'A_Indirection',
  'A_Star',
  'BitString',
  'BoolExpr',
  'Boolean',
  'BooleanTest',
  'CaseExpr',
  'CaseWhen',
  'CoalesceExpr',
  'ColumnRef',
  'CommonTableExpr',
  'Float',
  'FuncCall',
  'GroupingFunc',
  'GroupingSet',
  'Integer',
  'JoinExpr',
  'List',
  'MinMaxExpr',
  'NullTest',
  'ParamRef',
  'RangeSubselect',
  'RangeVar',
  'ResTarget',
  'RowExpr',
  'SelectStmt',
  'SortBy',
  'SQLValueFunction',
  'String',
  'SubLink',
  'TypeCast',
  'TypeName',
  'WindowDef',
])

/** Functions that only work out a value from the values they are given, and take no memory or time to speak of. */
export const ALLOWED_FUNCTIONS: ReadonlySet<string> = new Set(
  `abs age array_agg array_length avg bool_and bool_or btrim ceil ceiling char_length concat concat_ws corr count
  cume_dist date date_bin date_part date_trunc dense_rank every extract first_value floor initcap lag last_value lead
  left length lower ltrim make_date max min mod mode now nth_value ntile percent_rank percentile_cont percentile_disc
  position power rank regexp_replace replace reverse right round row_number rtrim sign split_part sqrt
  starts_with stddev stddev_pop stddev_samp string_agg strpos substr substring sum timezone to_char to_date trim trunc
  upper var_pop var_samp variance width_bucket`.split(/\s+/),
)

/** What values are written as; no name of a table, function or role is looked up by one of these. */
export const ALLOWED_TYPES: ReadonlySet<string> = new Set(
  `bool bpchar date float4 float8 int2 int4 int8 interval numeric text time timestamp timestamptz uuid varchar`.split(
    ' ',
  ),
)

/** `current_date` and the like; not who asks. */
export const ALLOWED_VALUES: ReadonlySet<string> = new Set(
  `CURRENT_DATE CURRENT_TIME CURRENT_TIME_N CURRENT_TIMESTAMP CURRENT_TIMESTAMP_N LOCALTIME LOCALTIME_N LOCALTIMESTAMP LOCALTIMESTAMP_N`
    .split(' ')
    .map(name => `SVFOP_${name}`),
)
