/** Milliseconds a page may take to arrive before the kept one is shown. */
const PATIENCE = 4000

const FIRST_SERVER_ERROR = 500

const none = (after: number) => new Promise<undefined>(resolve => setTimeout(resolve, after))

/** The document from the network or, where it is late, broken or does not come at all, the kept one if there is one. */
export async function pageReply(
  fromNetwork: Promise<Response>,
  kept: Promise<Response | undefined>,
  patience: number = PATIENCE,
): Promise<Response> {
  const fresh = await Promise.race([fromNetwork.catch(() => undefined), none(patience)])
  if (fresh && fresh.status < FIRST_SERVER_ERROR) return fresh
  return (await kept) ?? fresh ?? fromNetwork
}
