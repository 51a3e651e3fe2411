import type { Settings } from '../run/settings.ts'

/** The ports this run opens itself, with the words a person knows them by. */
export function neededPorts({
  ports,
  paymentUrl,
  smtpUrl,
  identityUrl,
  bankUrl,
  realTimeUrl,
}: Settings): { name: string; port: number }[] {
  const mail = [
    { name: 'mail box', port: ports.mail },
    { name: 'SMTP', port: ports.smtp },
  ]
  return [
    { name: 'shop', port: ports.shop },
    ...(paymentUrl ? [] : [{ name: 'demo payment provider', port: ports.payment }]),
    ...(smtpUrl ? [] : mail),
    ...(identityUrl ? [] : [{ name: 'demo identity service', port: ports.identity }]),
    ...(bankUrl ? [] : [{ name: 'demo bank', port: ports.bank }]),
    ...(realTimeUrl ? [] : [{ name: 'demo feed of real time', port: ports.realTime }]),
  ]
}
