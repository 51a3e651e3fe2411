/**
 * The few parts of Lighthouse that are used here. Its own types (`paths` in tsconfig.json stands before them) bring
 * those of a browser's whole protocol along.
 */
interface Audit {
  details?: { items?: { url: string; resourceType?: string; transferSize?: number }[] }
}

interface Outcome {
  lhr: {
    categories: Record<string, { title: string; score: number | null }>
    audits: Record<string, Audit>
    runtimeError?: { message: string }
  }
}

export default function lighthouse(
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
): Promise<Outcome | undefined>
