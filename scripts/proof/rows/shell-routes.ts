import type { SectionMutations } from '../mutation.ts'

export const publicRoutes: SectionMutations = {
  section: '1 §2.1',
  rows: {
    'every path in both languages': [
      ['shop-routes.ts', "en: '/cart'", "en: '/basket'", 'documented-routes.test.ts'],
      ['shop-routes.ts', "en: '/cart'", "en: '/checkout'", 'routes.test.ts'],
    ],
    '`/`, `/relation/*`': [
      ['StartPage.tsx', '<SearchCard onSearch={search} />', '', 'StartPage.test.tsx'],
      [
        'RelationPage.tsx',
        '<RelationResults relation={relation} onSearch={search} />',
        'null',
        'RelationPage.test.tsx',
      ],
    ],
    '`/recon-id/*`': [['ReconPage.tsx', "useParams()['*'] ?? ''", "(useParams()['*'] ?? '').split('/')[0] ?? ''"]],
    'privacy policy, terms, legal notice, contact, info': [
      ['legal-document.ts', 'documents[kind](client)[language]', 'documents[kind](client).de'],
    ],
    'announcement, maintenance, browser warning': [
      ['MaintenancePage.tsx', "headline={t('pages.maintenance.headline')}", "headline=''"],
      ['AnnouncementPage.tsx', '<RichText html={message} />', ''],
      ['BrowserWarningPage.tsx', "query.get('version')", "query.get('os')"],
    ],
    'terms and privacy of two more customers': [
      ['terms.ts', '...withdrawal.de,', ''],
      ['privacy-policy.ts', '...otherServices.de,', ''],
    ],
    'login, register (query `tab`), activate, resetpassword, logout': [
      ['LoginPage.tsx', '<LoginForm />', '', 'LoginPage.test.tsx'],
      ['RegisterPage.tsx', "now.set('tab', value)", 'undefined', 'RegisterPage.test.tsx'],
      [
        'ActivatePage.tsx',
        'useFollowOnce(id, () => void dispatch(activate({ params: { token: id } })))',
        '',
        'mail-links.test.tsx',
      ],
      ['ResetPassword.tsx', 'onSaved={() => setSaved(true)}', 'onSaved={() => setSaved(false)}', 'password.test.tsx'],
      ['SignedOut.tsx', 'void signOut(dispatch).then', 'void Promise.resolve().then', 'account-menu.test.tsx'],
    ],
    '`/selectAccount`': [['SelectAccountPage.tsx', '<KnownAccount />', 'null']],
    '`/confirmEmailAddress/{token}`, `/unsubscribeNewsletter/{userId}`': [
      ['ConfirmEmailPage.tsx', 'phase={emailConfirmation}', "phase='pending'"],
      ['UnsubscribePage.tsx', 'body: { userId }', "body: { userId: '' }"],
    ],
    '`/checkoutsubscription`, `/subscriptions`, `/subscriptions/confirm`': [
      [
        'SubscriptionCheckoutPage.tsx',
        'setBegun(kept !== undefined)',
        'setBegun(true)',
        'SubscriptionCheckoutPage.test.tsx',
      ],
      ['SubscriptionOffersPage.tsx', 'draft={draft}', 'draft={undefined}', 'SubscriptionOffersPage.test.tsx'],
      ['SubscriptionConfirmPage.tsx', "query.get('userId') ?? ''", "''", 'SubscriptionConfirmPage.test.tsx'],
    ],
    '`/cart`, `/checkout`, `/confirm`': [
      ['CartPage.tsx', "{phase === 'empty' && <EmptyCart />}", '', 'CartPage.test.tsx'],
      ['CheckoutPage.tsx', '<PaymentUnderWay orderId={order.orderId} />', 'null', 'CheckoutPage.test.tsx'],
      [
        'ConfirmationPage.tsx',
        'id === undefined ? <MyTickets />',
        'id === undefined ? null',
        'ConfirmationPage.test.tsx',
      ],
    ],
    '`/cancelContract`, `/cancelContract/noLogin`': [
      ['CancelContractPage.tsx', '<CancelContractReceipt sent={sent} />', 'null'],
      ['OwnContracts.tsx', 'contracts?.filter(canEnd)', 'contracts?.filter(() => true)'],
    ],
    '`/quickSale`': [
      ['QuickSalePage.tsx', '<BuyAgain />', ''],
      ['BuyAgain.tsx', 'orders.length === 0', 'orders.length > 0'],
    ],
    '`/feedback`, `/feedback/success`': [
      ['FeedbackPage.tsx', "navigate(link('feedbackSuccess'))", "navigate(link('feedback'))", 'FeedbackPage.test.tsx'],
      ['feedback.routes.ts', 'items(levelBelow(params.id, language))', 'items([])', 'feedback.db.test.ts'],
    ],
  },
}

export const accountRoutes: SectionMutations = {
  section: '1 §2.2',
  rows: {
    '`/account`, `/account/orderhistory`': [
      [
        'AccountPage.tsx',
        "t('account.headline', { name: firstName })",
        "t('account.headlineNoName')",
        'account.test.tsx',
      ],
      [
        'OrderHistoryPage.tsx',
        'value={failed && !loading ? null : orders}',
        'value={orders}',
        'OrderHistoryPage.test.tsx',
      ],
    ],
    'userInfo, userPassword, delete, notifications': [
      ['UserInfoPage.tsx', 'schemes={schemes}', 'schemes={[]}'],
      ['UserPasswordPage.tsx', 'shown={changes > 0}', 'shown={false}'],
      ['DeleteAccountPage.tsx', '<DeletionPanel account={account} />', ''],
      ['NotificationsPage.tsx', '{account => <NotificationsForm account={account} />}', '{() => null}'],
    ],
    '`/account/addresses`': [['AddressesPage.tsx', '{account => <AddressBook account={account} />}', '{() => null}']],
    '`/account/paymentmethods`': [
      ['PaymentMethodsPage.tsx', "if (setDefaultPaymentMethod.fulfilled.match(answer)) setDone('defaultChosen')", ''],
      ['PaymentMethodsPage.tsx', '<ReturnNotice {...returned} />', ''],
    ],
    '`/account/prepaid`': [
      [
        'credit-prepaid-card.ts',
        "await endTopUp(tx, id, { state: 'credited', doneOn: world.clock() })",
        '',
        'top-up.db.test.ts',
      ],
      ['PrepaidPage.tsx', '{status && <CardStatus key={status.cardNumber} status={status} />}', '', 'prepaid.test.tsx'],
      ['prepaid.routes.ts', 'params.cardNumber', "''", 'prepaid.db.test.ts'],
    ],
    '`/account/subscription`': [
      ['ContractLists.tsx', 'contract.list === list', "contract.list === 'running'"],
      ['ContractCard.tsx', '{problem && (', '{false && ('],
      ['SubscriptionsPage.tsx', '{known => <ContractLists contracts={known} />}', '{() => null}'],
    ],
    '`/account/subscription/{id}`': [
      ['ShownPass.tsx', 'passes.find(({ isCurrent }) => isCurrent) ??', '', 'SubscriptionPage.test.tsx'],
      ['NextDebits.tsx', '<Text>{text}</Text>', '', 'SubscriptionPage.test.tsx'],
      ['SubscriptionPage.tsx', 'guid === id', 'guid !== id', 'SubscriptionPage.test.tsx'],
      ['ActionList.tsx', '{byReason(actions).map(', '{byReason([]).map(', 'SubscriptionPage.test.tsx'],
      ['CheckStep.tsx', '<EffectView preview={preview} />', '', 'actions.test.tsx'],
      ['use-action.ts', "if (preview) setStep({ at: 'check', change, preview })", '', 'actions.test.tsx'],
      ['ActionView.tsx', 'if (Chosen && !refusal)', 'if (Chosen)', 'actions.test.tsx'],
    ],
    '`/account/documents`': [
      ['DocumentsPage.tsx', 'known.length === 0', 'known.length < 2', 'DocumentsPage.test.tsx'],
      [
        'document.routes.ts',
        'file: { bytes, mimeType, fileName }',
        "file: { bytes, mimeType, fileName: '' }",
        'document.db.test.ts',
      ],
    ],
  },
}

export const routeRules: SectionMutations = {
  section: '1 §2.3',
  rows: {
    'maintenance leads every route to its page': [
      [
        'MaintenanceGate.tsx',
        "if (maintenance && !isMaintenancePage) return <Redirect to={link('maintenance')} />",
        '',
      ],
    ],
    'embedded login only when not signed in': [
      ['LoginPage.tsx', 'if (authenticated && !openId) navigate(onward, { replace: true })', ''],
      ['use-onward.ts', "embedded ? 'start' : 'account'", "'account'"],
    ],
    'embedded user info leads to the embedded login and back': [
      ['PrivateRoute.tsx', "embedded ? 'loginEmbedded' : 'login'", "'login'"],
      ['PrivateRoute.tsx', 'target: pathname, search', 'target: undefined, search'],
    ],
    'embedded change password needs a login': [
      [
        'account-routes.ts',
        "userPassword/embedded',\n    title: 'userPassword',\n    area: 'account',\n    access: 'customer'",
        "userPassword/embedded',\n    title: 'userPassword',\n    area: 'account',\n    access: 'public'",
      ],
    ],
    'private route guard, its redirect, the parameters it removes': [
      ['private-redirect.ts', 'query.delete(name)', ''],
      ['private-redirect.ts', 'withQuery(given, rest)', 'given'],
    ],
    'page type private or public': [
      ['PrivateRoute.tsx', 'dispatch(setPageType(PAGE_TYPE.PRIVATE))', ''],
      ['PrivateRoute.tsx', 'dispatch(setPageType(PAGE_TYPE.PUBLIC))', ''],
    ],
    'users without the WebShop flag are signed out of the shop': [
      ['StaffGate.tsx', 'isStaff && !isAdminPath(pathname)', 'false'],
      ['StaffGate.tsx', '{ target: pathname }', '{}'],
    ],
    'admin area is any path that begins like it': [
      ['admin-area.ts', 'pathname.startsWith(`', 'pathname.startsWith(ADMIN) || pathname.startsWith(`'],
    ],
    'scroll to the top': [
      ['ScreenChange.tsx', "if (arrival !== 'pop') window.scrollTo(0, 0)", ''],
      ['ScreenChange.tsx', 'main ? focusHeading(main) : undefined', 'undefined'],
      ['focus-heading.ts', 'heading() ?? place', 'place', 'focus-heading.test.ts'],
      ['focus-heading.ts', 'if (!isOurs) return ended.abort()', '', 'focus-heading.test.ts'],
    ],
    'a chunk that does not load reloads the page once, whichever piece it is; what was typed stays': [
      ['reload-once.ts', 'if (before.includes(piece)) return false', ''],
      ['reload-once.ts', '    reload()\n', ''],
      ['reload-once.ts', '    forget(piece)\n', ''],
      ['kept-typing.ts', "'password', ", ''],
    ],
    'forms work before the script has run and without one: cancelling, withdrawing, barrier reports, login, a forgotten password and a new one':
      [
        ['mount-forms.ts', "if (!isSameOrigin(request)) refuse('forbidden')", '', 'plain-forms.db.test.ts'],
        ['answer-form.ts', '{ ...emptyOf(call), ...fields }', 'fields', 'plain-forms.db.test.ts'],
        ['answer-form.ts', '!isSecret(name) && ', '', 'plain-forms.db.test.ts'],
        ['plain-forms.ts', 'withdrawContract: { call: withdrawContract },', '', 'plain-forms.db.test.ts'],
        ['plain-forms.ts', 'newPassword: choosePassword,', '', 'plain-forms.db.test.ts'],
        ['plain-forms.ts', 'password !== passwordRepeat', 'false', 'plain-forms.db.test.ts'],
        ['same-origin.ts', "return site === 'same-origin'", "return site !== 'cross-site'", 'same-origin.test.ts'],
        ['use-schema-form.ts', '    ...begun,\n', '', 'render-page.test.tsx'],
      ],
    'the search finds journeys without a script; screens that need one say so': [
      ['plain-search.ts', 'text.toLowerCase() === typed.toLowerCase()', 'false', 'plain-search.db.test.ts'],
      ['plain-search.ts', 'if (!from || !to) return { onward', 'if (!from) return { onward', 'plain-search.db.test.ts'],
    ],
    'the cookie notice is answered without a script': [
      ['mount-cookie-choice.ts', 'url?.origin === HERE && ', 'url && ', 'plain-forms.db.test.ts'],
      [
        'cookie-choice.ts',
        'chooseCookies(cookies, () => false)',
        'chooseCookies(cookies, () => true)',
        'plain-forms.db.test.ts',
      ],
    ],
    'a browser that asked for a page hears of a failure by a page': [
      ['failure-page.ts', ' && !isCall(url)', '', 'failure-page.db.test.ts'],
      ['failure-page.ts', "method === 'GET' ?", "method !== 'GET' ?", 'failure-page.db.test.ts'],
    ],
    'two route sets, by the client': [
      ['route-sets.ts', "config.settings.routeSet ?? 'shop'", "'shop'"],
      ['route-sets.ts', 'route.only === undefined || route.only === set', 'route.only !== set'],
    ],
    'embedded by prop, query or fragment; hides header, footer, breadcrumbs': [
      ['use-embedded.ts', '[search, hash', "[search, ''"],
      ['use-embedded.ts', 'return asks || route', 'return route'],
    ],
    '`hidetitle=true` hides the page header': [
      ['Breadcrumbs.tsx', ' || titleHidden', ''],
      ['Hero.tsx', 'data-page-header ', ''],
    ],
  },
}
