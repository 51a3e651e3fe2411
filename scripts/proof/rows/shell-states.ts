import type { SectionMutations } from '../mutation.ts'

export const states: SectionMutations = {
  section: '1 §4',
  rows: {
    'terms dialog': [['TermsDialog.tsx', 'if (ticked) void dispatch', 'void dispatch']],
    'order recovery': [['OrderRecovery.tsx', 'if (!interruption || ', 'if (interruption || ']],
    'at the checkout a way to pay is chosen already; that the terms apply is said, and ticked where the company wants it':
      [
        ['method-at-first.ts', 'generic.find(ofWallet) ??', '', 'method-at-first.test.ts'],
        ['use-payable-methods.ts', "methodAtFirst(methods, kindBefore)?.id ?? ''", "''", 'CheckoutPage.test.tsx'],
        ['checkout-form.ts', 'termsAreTicked ? Terms : z.boolean()', 'z.boolean()', 'CheckoutPage.test.tsx'],
        ['Terms.tsx', 'if (!ticked)', 'if (false)', 'CheckoutPage.test.tsx'],
      ],
    'what is bought at once, or again, is an order of its own; the cart stays': [
      [
        'sale.slice.ts',
        'if (meta.arg?.body?.tickets) state.ownOrder = order',
        'if (false) return',
        'RelationPage.test.tsx',
      ],
      [
        'sale.slice.ts',
        'if (state.ownOrder?.orderId === order.orderId) state.ownOrder = order\n  else',
        '',
        'sale.test.ts',
      ],
      ['use-bought-order.ts', 'dispatch(initOwnOrder(missing))', '', 'CheckoutPage.test.tsx'],
      ['bought-before.ts', ' && !isReceived(sale)', '', 'ConfirmationPage.test.tsx'],
    ],
    'the cart id is kept while there is an order': [
      ['keep-sale.ts', 'storedCart.write(orderId)', 'undefined', 'sale.test.ts'],
      ['keep-sale.ts', 'if (orderId === null) storedCart.remove()', 'if (orderId === null) return', 'sale.test.ts'],
      ['SaleMemory.tsx', 'return keepSale(store)', '', 'CartPage.test.tsx'],
    ],
    'missing order details, payment types and user data are fetched; status at the start': [
      ['SaleMemory.tsx', 'if (missing !== null && !adding) void dispatch(', 'if (false) void (', 'CartPage.test.tsx'],
      ['use-payment-types.ts', 'void dispatch(getPaymentTypes({ query: {} }))', '', 'Frame.test.tsx'],
      ['SessionMemory.tsx', 'if (missing) void dispatch(getUser())', '', 'account-menu.test.tsx'],
      ['MaintenanceGate.tsx', '    void dispatch(getStatus())\n', '', 'Frame.test.tsx'],
    ],
    'cookie consent; what was refused goes from the device': [
      ['forget-refused.ts', 'deviceArea.removeItem(key)', 'deviceArea.getItem(key)', 'StartPage.test.tsx'],
      ['use-latest-searches.ts', 'if (mayKeep) setSearches', 'setSearches', 'StartPage.test.tsx'],
      ['keep-for-offline.ts', ' || !mayKeep()', '', 'keep-for-offline.test.ts'],
      ['ConsentProvider.tsx', 'setConsent(chosen)', ''],
      ['ConsentProvider.tsx', "openSettings: () => setSettings('open')", 'openSettings: () => undefined'],
    ],
    'theme, persisted': [
      ['stored-for-server.ts', 'inStorage.write(chosen)', ''],
      ['stored-for-server.ts', 'writeCookie(key, String(chosen), DAYS)', ''],
    ],
    'browser warning, three days': [['browser-warning.ts', '3 * 86_400_000', '2 * 86_400_000']],
    'login phases': [['common.slice.ts', 'if (!payload.superseded) state.errors[action] = payload.errors', '']],
    'activation and confirmation: pending, success, rejected': [
      ['LinkResult.tsx', 'went ? texts.headline : texts.failedHeadline', 'texts.headline'],
      ['LinkResult.tsx', 'went ? texts.headline : texts.failedHeadline', 'texts.failedHeadline'],
    ],
    authentication: [
      ['is-session-over.ts', 'sessionEnded.match(action) || ', '', 'session-reducer.test.ts'],
      ['user-reducer.ts', 'isSessionOver(action) || ', '', 'user.test.ts'],
    ],
  },
}

export const validation: SectionMutations = {
  section: '1 §5',
  rows: {
    'proof of entitlement, subscription forms': [
      ['check-field.ts', "?? (isPlainText(answer) ? null : 'notValid')", '', 'check-field.test.ts'],
      ['check-field.ts', "FILE_ID.test(answer) ? null : 'notValid'", 'null', 'ordering.db.test.ts'],
      ['link.ts', 'to >= from', 'true', 'link-act.db.test.ts'],
    ],
    login: [
      ['user-session.ts', 'z.safeParse(Email, body.email).success', 'true', 'session.db.test.ts'],
      [
        'login-form.ts',
        'z.object({ email: Email, password',
        'z.object({ email: z.string(), password',
        'LoginPage.test.tsx',
      ],
    ],
    'password policy': [
      ['password-policy.ts', '/\\p{Lu}/u.test(password)', 'true', 'password-policy.test.ts'],
      ['NewPassword.tsx', '<PasswordRules id={rules} policy={policy} />', '', 'RegisterPage.test.tsx'],
    ],
    age: [
      ['age.ts', 'if (birthDate > addMonths', 'if (birthDate >= addMonths'],
      ['age.ts', 'birthDate < addMonths', 'birthDate <= addMonths'],
    ],
    'names, lengths, phone, post codes, countries': [
      ['person.ts', 'MAX_NAME = 35', 'MAX_NAME = 36', 'values.test.ts'],
      ['text.ts', 'MAX_INPUT = 35', 'MAX_INPUT = 36', 'values.test.ts'],
      ['person.ts', 'z.enum(COUNTRIES, ', 'z.string(', 'values.test.ts'],
      ['country.ts', '[...top.map(named), ...others', '[...others', 'country.test.ts'],
      ['phone-number.ts', '()\\-\\s./', '\\-\\s./', 'phone-number.test.ts'],
      ['post-code.ts', 'de: /^\\d{5}$/', 'de: /^\\d{4,5}$/', 'post-code.test.ts'],
      ['post-code.ts', '[1-9]\\d{3}', '\\d{4}', 'post-code.test.ts'],
    ],
    'fields are filled in by browsers and by pasting: street with number, days in either style': [
      ['street-line.ts', ".replace(/,$/, '')", '', 'street-line.test.ts'],
      ['pasted-date.ts', 'event.preventDefault()', '', 'pasted-date.test.tsx'],
      [
        'AddressFields.tsx',
        "typed.houseNumber === '' ? splitStreetLine(typed.street) : undefined",
        'undefined',
        'AddressesPage.test.tsx',
      ],
    ],
    'deviating address is confirmed': [['DeviatingAddress.tsx', '{deviating && (', '{false && (']],
    'terms, salutation, titles, code or number': [
      ['register.ts', 'settings.register.salutation.isRequired && ', 'false && ', 'register.db.test.ts'],
      [
        'register.ts',
        "if (!isTitle(body.title ?? '', body.address.country)) refuse('titleNotAvailable', 'title')",
        '',
        'register.db.test.ts',
      ],
      [
        'register-existing.ts',
        "refuse('required', 'activationToken')",
        "refuse('required', 'customerNumber')",
        'existing-customer.db.test.ts',
      ],
    ],
    'dynamic fields': [['dynamic-info.ts', "value.trim() !== ''", 'true']],
    "bank data, IBAN, mandate's consent": [
      ['remainder-97.ts', '* 10 + Number(digit)) % 97', '* 10 + Number(digit)) % 1', 'iban.test.ts'],
      ['mandates.ts', "z.literal(true, key('mandateConsent'))", 'z.optional(z.boolean())', 'mandate.db.test.ts'],
    ],
    'prepaid card and top-up': [
      ['top-up.ts', 'amountCents < limits.minimumCents', 'amountCents <= limits.minimumCents', 'top-up.test.ts'],
      ['card-state.ts', "if (state === 'deactivated') return 'cardDeactivated'", '', 'prepaid.db.test.ts'],
    ],
    dates: [
      ['validity.ts', "if (date < today) return refuse('inThePast')", '', 'validity.test.ts'],
      [
        'validity-start.ts',
        "time: '', moved: date !== day }\n  }",
        "time: '', moved: false }\n  }",
        'validity-start.test.ts',
      ],
    ],
    'files: size and type; profile picture': [
      ['user-picture.ts', '25 * 1024 * 1024', '26 * 1024 * 1024', 'profile-picture.db.test.ts'],
      [
        'ProfilePicturePage.tsx',
        '{account => <PicturePanel account={account} />}',
        '{() => null}',
        'ProfilePicturePage.test.tsx',
      ],
    ],
    'group ticket': [
      ['quote.ts', 'count <= max', 'count < max'],
      ['quote.ts', 'sort.passengers.perPerson ? passengers : 1', '1'],
    ],
    'discount code; it can be taken back': [
      ['RedeemedCode.tsx', 'onClick={() => !loading && onRemove()}', '', 'CartPage.test.tsx'],
      ['remove-discount-code.ts', 'await releaseDiscount(tx, orderId)', '', 'discount-code.db.test.ts'],
      ['DiscountCodeField.tsx', "disabled={discountCode === ''}", ''],
      ['DiscountCodeField.tsx', 'error={error ? errorText(error.key, error.message) : undefined}', ''],
    ],
    'bodies are trimmed': [
      ['trim.ts', '/ {2,}/g', '/ {3,}/g', 'trim.test.ts'],
      ['trim.ts', '[key, trimmed(part, depth + 1)]', '[key, part]', 'send.test.ts'],
    ],
    'the jwt parses and lasts': [['jwt-claims.ts', ' && claims.exp * 1000 > now', '']],
  },
}

export const roles: SectionMutations = {
  section: '1 §6',
  rows: {
    'who may make which call': [
      ['access.ts', "visitor.kind === 'guest' ? 'forbidden' : deniedProof(access, visitor, now)", 'undefined'],
      ['access.ts', "if (visitor.kind === 'anonymous') return 'unauthorized'", ''],
    ],
    'whose data it is': [
      [
        'order.repository.ts',
        "eq(orders.ownerId, placeholder('ownerId')), eq(orders.clientId",
        'eq(orders.clientId',
        'access-of-strangers.db.test.ts',
      ],
      ['user.access.ts', 'id === account.id ||', 'id !== account.id ||', 'user.access.db.test.ts'],
      ['user.access.ts', "kind === 'staff' &&", "kind !== 'guest' ||", 'user.access.db.test.ts'],
    ],
    'customers, existing customers, guests': [
      ['convert-anonymous-user.ts', "visitor.kind !== 'guest' || ", '', 'guest-orders.db.test.ts'],
      [
        'register-existing.ts',
        'customerNumber: customer.customerNumber',
        "customerNumber: ''",
        'existing-customer.db.test.ts',
      ],
    ],
    'staff and their rights': [
      ['rights.ts', 'needed.every(right', 'needed.some(right', 'rights.test.ts'],
      ['access.ts', 'holdsRights(visitor.rights, access.rights) ?', 'visitor.rights ?', 'access.db.test.ts'],
    ],
    'modules of the client': [['LoginLinks.tsx', '{modules.register && (', '{(']],
  },
}

export const shellCalls: SectionMutations = {
  section: '1 §7',
  rows: {
    '`POST /log`': [
      ['ReportError.tsx', 'void dispatch(postLog({ body: log }))', ''],
      ['ErrorBoundary.tsx', '{log && !notLoaded && ', '{log && '],
    ],
    'accept terms': [['accept-terms.ts', 'await noteAcceptance(world, tx, accountId, acceptedOn)', '']],
    'resend the activation mail': [
      ['request-mail.ts', "await world.jobs.send(tx, 'answerMailRequest', { clientId, requestId })", ''],
    ],
  },
}

export const shellErrors: SectionMutations = {
  section: '1 §8',
  rows: {
    'every message, with code, key and both texts; what nothing answers yet is listed': [
      [
        'specified-messages.ts',
        "message: 'Order not found', failures: ['orderNotFound']",
        "message: 'Order not found'",
        'documented-errors.test.ts',
      ],
      ['order.ts', 'code: 401,', 'code: 400,', 'table.test.ts'],
      ['order.ts', 'cartEmpty: {', 'cartVoid: {', 'failures-in-use.test.ts'],
    ],
  },
}

export const constants: SectionMutations = {
  section: '1 §9',
  rows: {
    'info refresh 30 s, search delays, focus delay; no redirect by itself (decision 43)': [
      ['MaintenanceGate.tsx', 'REFRESH = 30_000', 'REFRESH = 60_000', 'Frame.test.tsx'],
      ['ActivatePage.tsx', "link(embedded ? 'loginEmbedded' : 'login')", "link('start')", 'mail-links.test.tsx'],
      ['use-stop-search.ts', 'SEARCH_DELAY = 300', 'SEARCH_DELAY = 600', 'StopField.test.tsx'],
      ['LoginOutcome.tsx', 'FOCUS_DELAY = 2_000', 'FOCUS_DELAY = 3_000', 'LoginPage.test.tsx'],
    ],
    'pre-sale days, validity types': [
      [
        'validity.ts',
        'addDays(today, choice.preSaleDays)',
        'addDays(today, choice.preSaleDays + 1)',
        'validity.test.ts',
      ],
      ['validity-type.ts', 'week: 5', 'week: 8', 'validity-type.test.ts'],
    ],
    'cookie lifetimes': [
      ['base-cookies.ts', 'CONSENT_DAYS = 30', 'CONSENT_DAYS = 31', 'base-config.test.ts'],
      [
        'ConsentProvider.tsx',
        'storedConsent.write(chosen, expireInDays)',
        'storedConsent.write(chosen, 30)',
        'CookieNotice.test.tsx',
      ],
      ['cart.ts', 'CART_MINUTES)', '60)', 'stored.test.ts'],
    ],
    'refund proof documents for 30 days': [
      ['ask-change.ts', 'const PROOF_DAYS = 30', 'const PROOF_DAYS = 31', 'contract-change.db.test.ts'],
    ],
    'API versions': [
      ['versions.ts', 'sales: 3', 'sales: 2'],
      ['versions.ts', '?? 1', '?? 2'],
    ],
    'password length, ages, limits of the search': [
      ['base-config.ts', 'minUserAge: 16', 'minUserAge: 14'],
      ['base-config.ts', 'startingPointLimit: 20', 'startingPointLimit: 10'],
      ['base-config.ts', 'passwordPolicy: { length: 8', 'passwordPolicy: { length: 6'],
    ],
    'theme: font size, contrast threshold, tonal offset': [
      ['theme-variables.ts', 'FONT_SIZE = 14', 'FONT_SIZE = 16'],
      ['roles.ts', 'CONTRAST_THRESHOLD = 3', 'CONTRAST_THRESHOLD = 30'],
      ['theme-variables.ts', 'TONAL_OFFSET = 0.2', 'TONAL_OFFSET = 0.3'],
    ],
    'fonts of the client’s look, and layouts that hold without them': [['font-faces.ts', '...inPlaceOf(font)', '']],
    'storage keys': [
      [
        'base-cookies.ts',
        "['brightness-told'], 'session'",
        "['brightness-told'], 'persistent'",
        'storage-keys.test.ts',
      ],
      [
        'base-cookies.ts',
        "['favorite_locations', 'favorite_routes']",
        "['favorite_locations']",
        'storage-keys.test.ts',
      ],
      ['privacy-policy.ts', "list: keptOnDevice(config, 'en', true),", '', 'legal-document.test.ts'],
    ],
    'a guest is remembered on the device where they ticked it and paid, for a year, until they sign in or want to be forgotten':
      [
        ['settle-draft.ts', 'toRemember?.orderId === orderId', 'false', 'remembered-guest.test.tsx'],
        ['forget-owned.ts', 'adoptSession.match(action)', 'false', 'remembered-guest.test.tsx'],
        ['guest.ts', 'GUEST_DAYS * 24 * 60', 'GUEST_DAYS * 24', 'guest.test.ts'],
      ],
    currencies: [
      ['format-money.ts', 'const digits = exponentOf(currency)', 'const digits = 2', 'format-money.test.ts'],
      ['format.ts', 'formatMoney(cents, currency, language)', "formatMoney(cents, 'EUR', language)", 'texts.test.ts'],
      ['iso-4217.ts', 'CODES.has(code)', 'code.length === 3', 'currencies.test.ts'],
    ],
  },
}
