const SHAPE = /^\+?[\d()\-\s./]{3,35}$/

/** Digits with an optional plus, brackets, dashes, spaces, dots and slashes (Spec 1 §5). */
export const isPhoneNumber = (text: string): boolean => SHAPE.test(text) && /\d{3}/.test(text.replaceAll(/\D/g, ''))
