import { type Employer, type EmployerSearch, Iban, JoinEmployer, key } from '@billett/contract'
import { judgedBy } from '@billett/web-kit/forms/judged-by.ts'
import * as z from 'zod/mini'

const { shape } = JoinEmployer

/** What an employee types; what is asked for depends on what is agreed with the company. */
const Inputs = z.object({
  departmentGuid: z.string(),
  group: shape.group,
  firstName: shape.firstName,
  lastName: shape.lastName,
  birthDate: shape.birthDate,
  personnelNumber: shape.personnelNumber,
  street: shape.street,
  houseNumber: shape.houseNumber,
  postCode: shape.postCode,
  city: shape.city,
  medium: shape.medium,
  validFrom: shape.validFrom,
  iban: z.string(),
  accountHolder: z.string(),
  consent: z.boolean(),
  termsAccepted: z.boolean().check(z.refine(accepted => accepted, key('termsNotAccepted'))),
})
export type JoinValues = z.infer<typeof Inputs>

type Group = JoinValues['group']

/** What the employee pays of a month in a group; nothing where the company has no ticket for it. */
export const partOf = ({ products }: Employer, group: Group): number =>
  products.find(product => product.group === group)?.employeeInCent ?? 0

/** The employee's own account is asked for where something is debited from it. */
export const isDebited = (employer: Employer, group: Group): boolean =>
  employer.debit === 'employeeSepa' && partOf(employer, group) > 0

export const joinSchema = (employer: Employer) =>
  Inputs.check(
    judgedBy(({ group }) =>
      isDebited(employer, group)
        ? {
            iban: Iban,
            consent: z.boolean().check(z.refine(agreed => agreed, key('mandateConsent'))),
          }
        : {},
    ),
  )

export const joinValues = ({ products, firstDays }: Employer): JoinValues => ({
  departmentGuid: '',
  group: products[0]?.group ?? 'staff',
  ...{ firstName: '', lastName: '', birthDate: '', personnelNumber: '' },
  ...{ street: '', houseNumber: '', postCode: '', city: '' },
  medium: 'phone',
  validFrom: firstDays[0] ?? '',
  ...{ iban: '', accountHolder: '', consent: false, termsAccepted: false },
})

/** What is sent: how they came in, and the part of a month as it was shown. */
export function joinBody(employer: Employer, search: EmployerSearch, values: JoinValues): JoinEmployer {
  const { iban, accountHolder, consent, departmentGuid, termsAccepted: _, ...given } = values
  return {
    ...given,
    ...search,
    companyGuid: employer.guid,
    employeeInCent: partOf(employer, given.group),
    termsAccepted: true,
    ...(departmentGuid === '' ? {} : { departmentGuid }),
    ...(isDebited(employer, given.group) ? { iban, consent, ...(accountHolder === '' ? {} : { accountHolder }) } : {}),
  }
}
