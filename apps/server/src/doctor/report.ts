import type { Check } from '@billett/clients'
import type { Diagnosis } from './diagnose.ts'

const verdictOf = ({ findings }: Check): 'ok' | 'FAULT' | 'hint' => {
  if (findings.some(({ kind }) => kind === 'fault')) return 'FAULT'
  return findings.length > 0 ? 'hint' : 'ok'
}

/** A diagnosis as lines for a console. */
export function report({ client, checks }: Diagnosis): string {
  const lines = checks.flatMap(check => [
    `  ${verdictOf(check).padEnd(6)} ${check.about}`,
    ...check.findings.map(({ text }) => `           ${text}`),
  ])
  return [`${client.name}: ${client.config.texts.name}`, ...lines].join('\n')
}
