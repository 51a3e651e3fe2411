import { base } from './base-config.ts'
import type { Company } from './schema/company.ts'
import type { Config } from './schema/config.ts'

/** Where a client is unlike the base, section by section. */
export interface Deviations {
  modules?: Partial<Config['modules']>
  texts?: Partial<Config['texts']>
  settings?: Partial<Config['settings']>
  htmlHeader?: Partial<Config['htmlHeader']>
}

/** The whole configuration of a client: the base, what every company has to say of itself, and where it deviates. */
export const configOf = (company: Company, { modules, texts, settings, htmlHeader }: Deviations = {}): Config => ({
  ...base,
  modules: { ...base.modules, ...modules },
  texts: {
    ...base.texts,
    name: company.title,
    nameShort: company.nameShort,
    homePage: `https://${company.domain}`,
    address: { nameAdd: '', ...company.address, name: company.company },
    ...texts,
  },
  htmlHeader: { ...company.htmlHeader, ...htmlHeader },
  settings: { ...base.settings, clientId: company.clientId, hosts: [...company.hosts], ...settings },
  operator: {
    ...company.authorities,
    company: company.company,
    managers: company.managers,
    registerCourt: company.registerCourt,
    registerNumber: company.registerNumber,
    vatId: company.vatId,
    ...(company.creditorId !== undefined && { creditorId: company.creditorId }),
    ...(company.collectionAccount !== undefined && { collectionAccount: company.collectionAccount }),
    phone: company.phone,
    email: `${company.mailbox}@${company.domain}`,
    accessibilityEmail: `barrierefrei@${company.domain}`,
    dataProtectionEmail: `datenschutz@${company.domain}`,
    serviceHours: company.serviceHours,
  },
})
