/** Characters of an address at most (RFC 5321). */
export const MAX_EMAIL = 254

/** An address that mail can be sent to, as browsers see it too. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

export const isEmail = (text: string): boolean => EMAIL.test(text)
