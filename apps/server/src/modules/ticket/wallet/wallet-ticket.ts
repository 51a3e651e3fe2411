import type { IssueFacts } from '@billett/domain'
import type { WalletTicket } from '../../../ports/wallet-passes.ts'
import type { World } from '../../../world.ts'
import { type IssuedTicket, periodText } from '../order/index.ts'

/**
 * An issued ticket as a wallet shows it; undefined while it has no barcode, as a multi-ride ticket whose rides are
 * validated one by one.
 */
export function walletTicket(
  world: World,
  { language, number }: IssueFacts,
  issued: IssuedTicket,
): WalletTicket | undefined {
  if (!issued.barcode) return undefined
  const { config, theme } = world.client
  const { nameLong, traveller, relation, zones, passenger } = issued.content
  const name = [passenger.firstName, passenger.lastName].filter(Boolean).join(' ')
  return {
    ticketId: issued.id,
    language,
    orderNumber: number,
    carrier: config.texts.nameShort,
    colours: { background: theme.palette.hero, text: theme.palette.onHero },
    product: nameLong[language],
    traveller: traveller.name[language],
    ...(name && { passenger: name }),
    ...(relation && {
      relation: {
        from: relation.origin.text,
        to: relation.destination.text,
        ...(relation.via !== null && { via: relation.via }),
      },
    }),
    zones: zones.map(zone => zone.name),
    validity: { from: issued.validFrom, until: issued.validTo },
    said: periodText(issued.validFrom, issued.validTo, language, world.regions.current().timeZone),
    barcode: issued.barcode,
    voidBecause: issued.state === 'issued' || issued.state === 'toValidate' ? null : issued.state,
  }
}
