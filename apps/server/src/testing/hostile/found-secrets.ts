/** The secrets that stand in a text, as they are, whatever room is between their signs, or in base64. */
export function foundSecrets(planted: ReadonlyMap<string, string>, text: string): string[] {
  const bare = text.replaceAll(/[\s]/g, '')
  return [...planted].flatMap(([what, secret]) => {
    const forms = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]
    return forms.some(form => bare.includes(form.replaceAll(' ', ''))) ? what : []
  })
}
