/** Shows new mails without a reload by hand, while the page is being looked at. */
export const LIVE_SCRIPT = `
const shown = document.querySelector('main').dataset.newest
setInterval(async () => {
  if (document.hidden) return
  const reply = await fetch('/health').catch(() => undefined)
  if (reply?.ok && (await reply.json()).newest !== shown) location.reload()
}, 3000)
`
