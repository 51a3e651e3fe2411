/**
 * Whether a value has a shape: what a first screen judges by, which has no use for a whole library of schemas. The
 * compiler sees to it that a shape is that of its type.
 */
export type Is<T> = (value: unknown) => value is T

type Of<I> = I extends Is<infer T> ? T : never

export const isText: Is<string> = value => typeof value === 'string'
export const isFilledText: Is<string> = (value): value is string => isText(value) && value !== ''
export const isNumber: Is<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value)
export const isBoolean: Is<boolean> = value => typeof value === 'boolean'
export const isList: Is<unknown[]> = value => Array.isArray(value)

export const isNullOr =
  <T>(is: Is<T>): Is<T | null> =>
  value =>
    value === null || is(value)

export const isMissingOr =
  <T>(is: Is<T>): Is<T | undefined> =>
  value =>
    value === undefined || is(value)

export const isListOf =
  <T>(is: Is<T>): Is<T[]> =>
  value =>
    isList(value) && value.every(is)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any names, each with a value of one shape. */
export const isRecordOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(is)

/** These names, each with a value of its shape; others beside them do no harm. */
export const isObjectOf =
  <S extends Record<string, Is<unknown>>>(shapes: S): Is<{ [K in keyof S]: Of<S[K]> }> =>
  (value): value is { [K in keyof S]: Of<S[K]> } =>
    isObject(value) && Object.entries(shapes).every(([name, is]) => is(Reflect.get(value, name)))
