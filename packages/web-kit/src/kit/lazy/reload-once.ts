import { keepTyping } from './kept-typing.ts'

/** In the tab's storage: the pieces for which the page was loaded anew, and which have not come since. */
const MARK = 'chunk-reload'

/** Pieces; nobody waits for as many at a time. */
const MOST = 20

function marked(): string[] {
  const pieces: unknown = JSON.parse(sessionStorage.getItem(MARK) ?? '[]')
  return Array.isArray(pieces) ? pieces.map(String) : []
}

/** Where nothing can be remembered, the page is never loaded anew: it could be for ever. */
function remember(piece: string): boolean {
  try {
    const before = marked()
    if (before.includes(piece)) return false
    sessionStorage.setItem(MARK, JSON.stringify([...before, piece].slice(-MOST)))
    return true
  } catch {
    return false
  }
}

function forget(piece: string): void {
  try {
    const before = marked()
    if (before.includes(piece)) sessionStorage.setItem(MARK, JSON.stringify(before.filter(other => other !== piece)))
  } catch {
    // What was not remembered need not be forgotten.
  }
}

function reloadPage(): void {
  keepTyping()
  window.location.reload()
}

/**
 * A piece that fails to load (the shop was updated meanwhile) loads the page anew, once; what was typed stays. A second
 * failure of the same piece is raised (Spec 1 §2.3). Pieces are told apart by how they are loaded: the file's name
 * stands there, and an update gives it another.
 */
export async function reloadOnce<T>(load: () => Promise<T>, reload: () => void = reloadPage): Promise<T> {
  const piece = String(load)
  try {
    const loaded = await load()
    forget(piece)
    return loaded
  } catch (error) {
    if (!remember(piece)) throw error
    reload()
    return new Promise(() => {})
  }
}
