/** What a column of a school's list can say. */
export const IMPORT_FIELDS = [
  'number',
  'lastName',
  'firstName',
  'birthDate',
  'gender',
  'class',
  'grade',
  'street',
  'houseNumber',
  'postCode',
  'city',
  'email',
  'schoolNumber',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Which field each column says, by its place; null: nothing that is taken over. */
export type ColumnMap = readonly (ImportField | null)[]

/** Nobody is known without these. */
const NEEDED_FIELDS = ['lastName', 'firstName', 'birthDate'] as const satisfies readonly ImportField[]

/** Fields that no column says so far. */
export const missingFields = (columns: ColumnMap): ImportField[] =>
  NEEDED_FIELDS.filter(field => !columns.includes(field))

/** Fields that several columns say. */
export const doubleFields = (columns: ColumnMap): ImportField[] =>
  IMPORT_FIELDS.filter(field => columns.filter(column => column === field).length > 1)
