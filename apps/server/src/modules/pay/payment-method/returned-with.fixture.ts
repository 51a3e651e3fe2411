/** What the provider sends a browser back with: the registration and, where something was entered, its secret. */
export function returnedWith(answer: Response): { registrationId: string; returnSecret: string | undefined } {
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  return {
    registrationId: searchParams.get('registrationId') ?? '',
    returnSecret: searchParams.get('returnSecret') ?? undefined,
  }
}
