import type { SectionMutations } from '../mutation.ts'

export const stateEntities: SectionMutations = {
  section: '2 §2',
  rows: {
    '§3.1 tariff search state': [['tariff-state.ts', "selectedTiming: 'Departure'", "selectedTiming: 'Arrival'"]],
    '§3.1 reconstruction': [
      ['reconstruction.ts', ".replace(/^×\\s*/, '')", '', 'reconstruction.test.ts'],
      ['reconstruction.ts', 'isGreater(first, last) ?', 'isGreater(last, first) ?', 'reconstruction.test.ts'],
      ['via-of-reconstruction.ts', 'ids.toReversed().join()', 'ids.join()', 'tariff.slice.test.ts'],
    ],
    '§3.2 user state: session, salutations, titles, dynamic infos, hosts, terms': [
      ['account.slice.ts', 'account: null,', 'account: undefined,'],
    ],
    '§3.2 mandates, documents, picture, message of the day': [
      ['belongings.slice.ts', 'state.mandates = payload.data', '', 'mandate.test.tsx'],
      ['belongings.slice.ts', 'state.documents = payload.data', '', 'DocumentsPage.test.tsx'],
      [
        'account.slice.ts',
        'state.account.pictureId = payload.data[0]?.pictureId ?? null',
        'undefined',
        'ProfilePicturePage.test.tsx',
      ],
      ['offers.slice.ts', 'state.messagesOfTheDay = payload.data', '', 'messages.test.tsx'],
    ],
    '§3.2 shibboleth': [
      ['StudentPage.tsx', '<CallErrors errors={errors} all />', '', 'StudentPage.test.tsx'],
      [
        'verify-student.ts',
        "return refuse('studentServiceUnreachable')",
        "return refuse('studentNotSignedIn')",
        'student-verification.db.test.ts',
      ],
    ],
    '§3.2 allowed actions': [
      ['subscription-actions.ts', 'modules.subscription ?', '!modules.subscription ?', 'settings.db.test.ts'],
      ['AllowedActions.tsx', 'actions.map(action => (', '[].map(action => (', 'SubscriptionsPage.test.tsx'],
    ],
    '§3.1 info, and §3.6 of the ticket layout': [['DataState.tsx', 'void dispatch(getLayoutInfo())', '']],
    '§3.3 ticket user data and identification mediums, told with the offer': [
      ['PassengerDemand.tsx', 'asked?.birthdate && userData.birthdate', 'userData.salutation'],
    ],
    '§3.3 current order and ticket': [['MoneyPanel.tsx', 'open ? null : order.orderId', 'null']],
    '§3.5 payment methods at the checkout': [
      ['use-payable-methods.ts', 'genericMethod: !isCustomer', 'genericMethod: true'],
    ],
    '§3.3 sale state': [
      ['sale.slice.ts', 'state.identificationMediums = [...others, found]', 'state.identificationMediums.push(found)'],
    ],
    '§3.4 cart ticket, order, grouping': [
      ['group-tickets.ts', 'ticket.discountCode === null ? fingerprint(rest) : ticketId', 'fingerprint(rest)'],
    ],
    '§3.5 payment state': [
      ['payment.slice.ts', 'state.storedMethods = payload.data', ''],
      ['payment.slice.ts', 'state.instituteData = payload.data[0] ?? null', '', 'payment.test.ts'],
      ['payment.slice.ts', 'state.paymentTypes = payload.data', ''],
    ],
    '§3.6 order fulfilment': [
      ['use-order-acts.ts', "if (await run('resend', resendEmail({ params: { orderId } }))) setResent(true)", ''],
      ['use-order-acts.ts', 'getOrderTerms({ params: { orderId } })', "getOrderTerms({ params: { orderId: '' } })"],
    ],
    '§3.6 wallet': [
      ['wallet.routes.ts', 'location: url }', "location: '' }", 'wallet.db.test.ts'],
      ['wallets-of-device.ts', "wallet === 'google'", "wallet !== 'google'", 'wallets-of-device.test.ts'],
      [
        'tell-wallets.ts',
        "if (told.state === 'gone') await forgetPushToken(db, pushToken)",
        '',
        'tell-wallets.db.test.ts',
      ],
      ['apple-wallet.ts', "changeMessage: '%@'", "changeMessage: ''", 'wallet-passes.test.ts'],
    ],
    '§3.6 address validation': [['address-validation.slice.ts', 'state.addressData = payload.data', '']],
    '§3.6 common: loading, success, errors': [
      ['common.slice.ts', 'state.success[action] = true', ''],
      ['common.slice.ts', 'state.loading[action] = meta.requestId', ''],
    ],
    '§3.7 subscription state: asked where it is shown, the form kept on the device': [
      ['booked.present.ts', "names.get(contract.subscriberId) ?? ''", "''", 'ordering.db.test.ts'],
      ['use-kept-form.ts', 'kept: kept?.values ?? {}', 'kept: {}', 'SubscriptionCheckoutPage.test.tsx'],
      ['use-debits.ts', 'isUnpriced: isAsked && isUnpriced', 'isUnpriced: false', 'SubscriptionCheckoutPage.test.tsx'],
    ],
    '§3.8 order states and numbers': [['state.ts', 'paymentRequested: 5', 'paymentRequested: 12']],
    '§3.8 subscription lists, reasons': [
      ['contract-list.ts', "? 'running' : 'expired'", "? 'expired' : 'running'", 'contract-list.test.ts'],
      ['change-words.ts', "en: 'Faulty output'", "en: 'Faulty'", 'contract-change.db.test.ts'],
    ],
    '§3.8 payment types and sub types': [
      ['payment-type.ts', 'PayPal: 6', 'PayPal: 7'],
      ['payment-type.ts', 'CreditCard: 27', 'CreditCard: 28'],
    ],
    '§3.8 validity types, titles, genders, completion modes': [
      ['validity-type.ts', 'listTime: 2', 'listTime: 9', 'validity-type.test.ts'],
      ['salutation.ts', "displayName: 'Kein Titel'", "displayName: 'Ohne Titel'", 'salutation.test.ts'],
      ['address-completion.ts', "mode === 'LooseWithoutHouseNumber'", "mode === 'Loose'", 'address-completion.test.ts'],
    ],
  },
}

export const transitions: SectionMutations = {
  section: '2 §4',
  rows: {
    '§4.1 phases of every call, resets': [['common.slice.ts', 'delete state.success[payload]', '']],
    '§4.1 a 401 resets the user': [
      ['is-session-over.ts', ' || isUnauthorized(action)', ''],
      ['address-validation.slice.ts', '.addMatcher(isUnauthorized, () => initialState)', ''],
    ],
    '§4.2 normal login, logout': [
      ['session-reducer.ts', '.addMatcher(isSessionOver, (): SessionState => ({ ...nobody, restored: true }))', ''],
      ['store.ts', 'outliving(state)', 'state', 'session-end.test.ts'],
      ['forget-owned.ts', 'if (sessionEnded.match(action)) forgetOwned()', ''],
      ['forget-owned.ts', 'deviceArea.removeItem(LATEST_SEARCHES_KEY)', '', 'forget-owned.test.ts'],
      ['forget-owned.ts', 'deviceArea.removeItem(LATEST_RESULTS_KEY)', '', 'forget-owned.test.ts'],
      ['sign-out.ts', 'dispatch(sessionEnded())', ''],
      ['sign-out.ts', 'storedJwt.remove()', ''],
      ['sign-out.ts', 'storedRefreshToken.remove()', ''],
    ],
    '§4.2 OpenID login keeps a dialog': [
      ['access-request.ts', 'rightsOf(asked.settings, scopes, language)', '[]', 'open-id.db.test.ts'],
      ['security.slice.ts', 'state.oidc.loginAccessDialog = answer.loginAccessDialog', 'undefined', 'open-id.test.tsx'],
    ],
    '§4.2 embedded login and refresh by `id_token`': [
      ['token.ts', "password: body.password ?? ''", "password: ''", 'session.db.test.ts'],
      ['renewal.ts', 'token: answer.id_token', "token: ''", 'renewal.test.ts'],
    ],
    '§4.2 tokens from headers and bodies, location': [
      ['exchange.ts', 'if (tokens) keepTokens(tokens)', ''],
      ['exchange.ts', 'status === 200 ? headers', 'status >= 200 ? headers'],
    ],
    '§4.3 tariff': [
      ['tariff.slice.ts', 'state.searchOptions.destinations = []', ''],
      ['tariff.slice.ts', 'state.showRelation = false\n  state.productGroups.via = null', ''],
    ],
    '§4.3 stopovers': [['use-stopover.ts', 'go(stopover.reference)', 'go(undefined)']],
    '§4.4 sale': [
      ['sale.slice.ts', 'order.tickets.length > 0 ? order : { orderId: order.orderId }', 'order'],
      [
        'sale.slice.ts',
        'if (state.ownOrder?.orderId !== meta.arg.params.orderId) state.preparedOrder = null',
        'if (!state.ownOrder) return',
      ],
      [
        'sale.slice.ts',
        '.addCase(calls.verifyOrder.rejected, state => {\n        state.verifyPaymentRedirect = true',
        '.addCase(calls.verifyOrder.rejected, () => {',
      ],
      ['sale.slice.ts', 'if (payload?.status === NOT_FOUND) state.preparedOrder = null', ''],
      ['sale.slice.ts', 'state.lastSales = [order, ...', 'state.lastSales = [...'],
    ],
    '§4.5 subscription': [
      ['actions-of-contract.ts', 'medium.serial !== null', 'true', 'contract-change.db.test.ts'],
      ['allowed-actions.ts', 'NEEDS_CARD.includes(action) && !facts.hasCard', 'false', 'allowed-actions.test.ts'],
    ],
    '§4.6 feedback': [
      [
        'feedback.slice.ts',
        'state.categories = state.categories.slice(0, level + 1)\n      state.sel',
        'state.sel',
        'feedback.test.ts',
      ],
      [
        'feedback.slice.ts',
        "if (value === '') delete state.detailFieldValues[id]\n      else ",
        '',
        'feedback.test.ts',
      ],
      [
        'FeedbackPage.tsx',
        "<DetailForm onSent={() => navigate(link('feedbackSuccess'))} />",
        '<DetailForm onSent={() => undefined} />',
        'FeedbackPage.test.tsx',
      ],
      ['feedback.routes.ts', 'items(detailFields(params.id, language))', 'items([])', 'feedback.db.test.ts'],
    ],
    '§4.7 prepaid': [['top-up.ts', 'loadable < minimumTopUpCents', 'loadable <= minimumTopUpCents']],
    '§4.8 shibboleth lookups': [
      [
        'belongings.slice.ts',
        'if (state.shibbolethVerification) state.shibbolethVerification.success = false',
        '',
        'user.test.ts',
      ],
      ['verify-student.ts', 'REQUEST_MINUTES = 30', 'REQUEST_MINUTES = 3000', 'student-verification.db.test.ts'],
    ],
    '§4.8 names of downloaded files': [['file-name.ts', "name?.replace(/[\\\\/]/g, '_') || otherwise", 'otherwise']],
  },
}

export const rulesAgain: SectionMutations = {
  section: '2 §5',
  rows: {
    trimming: [['trim.ts', 'if (Array.isArray(value)) return value.map(part => trimmed(part, depth + 1))', '']],
    'empty feedback values': [['check-feedback.ts', "else if (value !== '') values", 'else values']],
    prepaid: [
      ['top-up.ts', "if (room === 0) return { ...limits, isPossible: false, reason: 'cardAtMaximumBalance' }", ''],
    ],
    'cancellation dates, proofs': [
      ['cancellation-days.ts', 'spaetestesDatum: latest', 'spaetestesDatum: earliest', 'contract-change.db.test.ts'],
      ['proof.present.ts', 'until: proof.validTo', 'until: proof.neededBy', 'own-contract.db.test.ts'],
    ],
    'ticket user data, identification medium': [
      ['place.ts', "return fact !== undefined && fact !== ''", 'return true', 'place.test.ts'],
      ['asked-fields.ts', "['birthDate', userData.birthdate],", '', 'CheckoutPage.test.tsx'],
    ],
    '§6 guests buy, an anonymous user becomes an account': [
      ['convert-anonymous-user.ts', 'email: buyer.email,', "email: '',"],
    ],
  },
}
