const told = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. The journeys need a running product; \`npm test\` starts one.`)
  return value
}

/** Where the product under test answers, as whoever started it says. */
export const product = {
  shop: told('E2E_SHOP_URL'),
  payment: told('E2E_PAYMENT_URL'),
  mailbox: told('E2E_MAILBOX_URL'),
  bank: told('E2E_BANK_URL'),
  realTime: told('E2E_REALTIME_URL'),
  chromium: told('CHROMIUM_PATH'),
}
