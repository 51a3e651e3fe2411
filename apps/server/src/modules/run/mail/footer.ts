import type { Client } from '@billett/clients'

/** Who writes: what German law wants below a business letter. */
export function mailFooter({ config }: Client): string[] {
  const { operator, texts } = config
  const { address } = texts
  return [
    operator.company,
    `${address.street} ${address.number}, ${address.postCode} ${address.city}`,
    `${operator.registerCourt} ${operator.registerNumber} · ${operator.managers.join(', ')}`,
    `${operator.phone} · ${operator.email}`,
  ]
}
