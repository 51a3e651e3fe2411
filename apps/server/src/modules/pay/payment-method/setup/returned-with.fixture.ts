/** What the provider sends a browser back with: the setup and, where something was entered, its secret. */
export function returnedWith(answer: Response): { setupId: string; returnSecret: string | undefined } {
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  return {
    setupId: searchParams.get('setupId') ?? '',
    returnSecret: searchParams.get('returnSecret') ?? undefined,
  }
}
