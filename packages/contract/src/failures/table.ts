import { accountFailures } from './account.ts'
import { arrangementFailures } from './arrangement.ts'
import { bankAnswerFailures } from './bank-answer.ts'
import { billingFailures } from './billing.ts'
import { communicationFailures } from './communication.ts'
import { configurationFailures } from './configuration.ts'
import { contractFailures } from './contract.ts'
import { enforcementFailures } from './enforcement.ts'
import { entryFailures } from './entry.ts'
import { fraudFailures } from './fraud.ts'
import { orderFailures } from './order.ts'
import { paymentFailures } from './payment.ts'
import { priceCampaignFailures } from './price-campaign.ts'
import { schoolFailures } from './school.ts'
import { serviceFailures } from './services.ts'
import { staffFailures } from './staff.ts'
import { statementFailures } from './statement.ts'
import { subscriptionFailures } from './subscription.ts'
import { tariffFailures } from './tariff.ts'
import { uploadFailures } from './upload.ts'

/**
 * Every error a caller can meet: the word our rules use, its number, HTTP status, and what the reader is told. The one
 * place where they are declared.
 */
export const failures = {
  ...communicationFailures,
  ...entryFailures,
  ...tariffFailures,
  ...orderFailures,
  ...paymentFailures,
  ...accountFailures,
  ...serviceFailures,
  ...subscriptionFailures,
  ...contractFailures,
  ...enforcementFailures,
  ...fraudFailures,
  ...uploadFailures,
  ...staffFailures,
  ...statementFailures,
  ...configurationFailures,
  ...schoolFailures,
  ...billingFailures,
  ...arrangementFailures,
  ...bankAnswerFailures,
  ...priceCampaignFailures,
}

export type Failure = keyof typeof failures
