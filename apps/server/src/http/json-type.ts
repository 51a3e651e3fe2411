/** The type of every reply that is no file. */
export const JSON_TYPE = 'application/json; charset=utf-8'
