import type { SectionMutations } from '../mutation.ts'

export const frame: SectionMutations = {
  section: '1 §2.7',
  rows: {
    'header: logo, links, sign in and register': [
      ['Header.tsx', "? 'adminPortal' : 'start'", "? 'start' : 'start'"],
      ['HeaderLinks.tsx', 'header.relationLink ?', '!header.relationLink ?'],
      ['AccountButtons.tsx', 'if (!login.enabled) return null', ''],
      ['AccountButtons.tsx', "to={link('login')}", "to={link('register')}"],
    ],
    'cart button with count and total': [
      ['CartButton.tsx', "t('frame.cartFilled', { count, total })", "t('frame.cartEmpty')"],
      ['CartButton.tsx', '{ count, total })', "{ count, total: '' })"],
    ],
    'account menu, terms with a warning': [['AccountMenu.tsx', 'isCustomer && acceptTermsNecessary', 'false']],
    'footer and its blocks': [
      ['FooterAddress.tsx', '<Lines lines={addressLines(texts.address)} />', ''],
      ['FooterAddress.tsx', '{texts.onBehalf && (', '{false && ('],
      ['FooterInformation.tsx', '<TextLink href={texts[page]}>', '<TextLink href="/">'],
      ['FooterInformation.tsx', '{outside.map(', '{[].map('],
      ['FooterPayment.tsx', 'label={method.label}', "label=''"],
      ['Footer.tsx', '<WithdrawContractLink className={styles.withdrawContractLink} />', ''],
      ['Footer.tsx', '{modules.footer.paymentMethods && <FooterPayment />}', ''],
    ],
    'browser warning': [
      ['BrowserBanner.tsx', '{!hopeless && (', '{('],
      ['BrowserBanner.tsx', 'storedBrowserWarning.snooze()', ''],
      ['BrowserBanner.tsx', " || route?.key === 'browserWarning'", ''],
      ['browser.ts', 'TOLERATED = 3', 'TOLERATED = 4', 'browser.test.ts'],
    ],
    'fatal error with the error log to take along': [['FatalPage.tsx', 'onClick={() => saveFile(asFile(log))}', '']],
    'insufficient rights': [
      [
        'InsufficientRights.tsx',
        "headline={t('signIn.staff.insufficientRights.headline')}",
        "headline=''",
        'office.test.tsx',
      ],
      ['access.ts', 'holdsRights(visitor.rights, access.rights) ?', 'visitor.rights ?', 'access.db.test.ts'],
    ],
    'checkout overview and steps': [
      ['Overview.tsx', '<OrderTotals order={order} />', '', 'CheckoutPage.test.tsx'],
      ['open-steps.ts', "passengers: 'passengers'", "passengers: 'overview'", 'open-steps.test.ts'],
    ],
    'what a ticket shows, and hides': [['ticket-facts.ts', 'DASHES.includes(text)', 'text === undefined']],
  },
}

export const entities: SectionMutations = {
  section: '1 §3',
  rows: {
    user: [['session-reducer.ts', 'authenticated: false,', 'authenticated: true,']],
    'prepared order': [['order.present.ts', 'totalBruttoInCents: totals.grossCents', 'totalBruttoInCents: 0']],
    'payment type': [['payment-icons.routes.ts', ".type('image/svg+xml')", ".type('text/plain')"]],
    'maintenance data': [
      ['MaintenanceGate.tsx', 'known && !maintenance && isMaintenancePage', 'false', 'Frame.test.tsx'],
      ['common.routes.ts', 'config.MAINTENANCE || ', '', 'common.db.test.ts'],
    ],
    'cookie definition, accepted cookies, notice settings': [
      ['cookie-consent.ts', 'JSON.stringify(consent)', "'{}'", 'CookieNotice.test.tsx'],
      ['cookie-consent.ts', 'isConsent(consent) ? consent : undefined', 'consent as Consent', 'cookie-consent.test.ts'],
      ['map-tiles.ts', 'active: false', 'active: true', 'registry.test.ts'],
    ],
    config: [
      ['config.ts', 'cookieNotice: z.object({ enabled: z.boolean()', 'cookieNotice: z.object({ enabled: z.string()'],
    ],
    'password policy': [
      ['password-policy.ts', '[...password].length >= policy.length', '[...password].length > policy.length'],
    ],
    'login parameters': [
      ['use-login.ts', '?? clientId,', "?? '',"],
      ['use-login.ts', "query.get('overrideClientId') ?? clientId", 'clientId'],
    ],
    'dynamic info scheme and value': [
      ['dynamic-info.ts', 'scheme.isRequired &&', 'scheme.isRequired ||', 'dynamic-info.test.ts'],
      ['QuestionField.tsx', 'label={inlineLinks(description)}', 'label={description}', 'RegisterPage.test.tsx'],
    ],
    'browser warning setting': [['browser-warning.ts', 'Date.parse(until) > now', 'true']],
    'log payload': [['error-log.ts', 'host: window.location.host', 'host: window.location.href']],
    'theme colours, about 30 clients': [
      ['companies.ts', '  zinnwerder,\n]', '  ysenfurt,\n]', 'registry.test.ts'],
      ['check-palette.ts', 'pair.ratio < pair.least', 'pair.ratio < 1', 'check-palette.test.ts'],
    ],
    'user types, gender, special ids': [
      ['user-type.ts', 'HGS: 1, WebShop: 2', 'HGS: 2, WebShop: 1'],
      ['user-type.ts', '(held & flag) === flag', 'held === flag'],
      ['gender.ts', 'Female: 2', 'Female: 4'],
      ['salutation.ts', "de: 'Herr'", "de: 'Frau'", 'salutation.test.ts'],
    ],
  },
}
