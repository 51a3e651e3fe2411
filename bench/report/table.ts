import type { Figure } from '../row.ts'

const HEAD = ['what', 'figure', 'reference in the same run', 'compared', 'aim', 'met']

/** The figures as a Markdown table. */
export function table(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, value, reference, compared, aim, met }) => [
    what,
    value,
    reference,
    compared ?? '',
    aim ?? '',
    met === undefined ? '' : met ? 'yes' : '**no**',
  ])
  return [HEAD, HEAD.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
