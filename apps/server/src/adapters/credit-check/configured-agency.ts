import type { ServerConfig } from '../../config/server-config.ts'
import type { CreditCheck } from '../../ports/payment/credit-check.ts'
import { creditAgency, noAgency } from './credit-agency.ts'

/** The agency of the configuration, if there is one. */
export const configuredAgency = ({
  CREDIT_CHECK_URL: url,
  CREDIT_CHECK_REQUESTOR: requestorId,
  CREDIT_CHECK_USER: userName,
  CREDIT_CHECK_PASSWORD: password,
}: ServerConfig): CreditCheck => (url === undefined ? noAgency : creditAgency({ url, requestorId, userName, password }))
