/** Inside somebody else's page. */
export const isFramed = (): boolean => window.parent !== window

/**
 * Sends the browser to another service. Those let nobody frame their pages: out of a frame it goes to a window of its
 * own, and the frame stays where it is. A browser may refuse that, so whoever does this leaves a button behind that
 * does it again.
 */
export function leavePage(url: string): void {
  if (isFramed()) window.open(url, '_blank', 'noopener')
  else window.location.assign(url)
}
