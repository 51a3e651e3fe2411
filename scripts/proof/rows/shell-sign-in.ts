import type { SectionMutations } from '../mutation.ts'

export const credentials: SectionMutations = {
  section: '1 §2.4',
  rows: {
    '`jwt` in query or hash is adopted and leaves the address': [
      ['adopt-address-token.ts', 'storedJwt.write(token)', ''],
      ['adopt-address-token.ts', '|| !(await isConfirmed(token))', ''],
      ['adopt-address-token.ts', "url.searchParams.delete('jwt')", ''],
      ['adopt-address-token.ts', "?? fragment.get('jwt')", ''],
    ],
    'the literal `null` signs out': [
      ['adopt-address-token.ts', 'token === NOBODY && storedJwt.read() === undefined', 'false'],
      ['adopt-address-token.ts', 'token === NOBODY && storedJwt.read() === undefined', 'token === NOBODY'],
    ],
    'OpenID parameters start a login by jwt': [
      ['OpenIdSignIn.tsx', 'void dispatch(loginJwt({ body: { openId } }))', ''],
    ],
    'claims; an expired token is removed at the start': [
      ['visitor.ts', "given_name: who.firstName ?? '',", '', 'session.db.test.ts'],
      ['jwt-claims.ts', ' && claims.exp * 1000 > now', '', 'user.test.ts'],
    ],
  },
}

export const loginScreen: SectionMutations = {
  section: '1 §2.5',
  rows: {
    'fields, busy state, message box': [['CredentialsForm.tsx', 'busy={busy}', 'busy={false}']],
    'Enter submits only when both fields are filled': [
      ['CredentialsForm.tsx', '&& !isFilled()) event', '&& false) event'],
    ],
    'code 2 offers another activation mail; go to the form': [
      ['LoginForm.tsx', '{notActivated && <ResendButton', '{false && <ResendButton'],
      ['LoginOutcome.tsx', 'onClick={onToForm}', ''],
      ['ResendActivation.tsx', 'onSent()', 'onClose()'],
    ],
    'the message gets the focus after two seconds': [
      ['LoginOutcome.tsx', 'box.current?.focus()', 'undefined'],
      ['LoginOutcome.tsx', 'FOCUS_DELAY = 2_000', 'FOCUS_DELAY = 1_000'],
    ],
    'register, reset, store buttons; the query goes along': [
      ['LoginLinks.tsx', "withSearch(link(embedded ? 'registerEmbedded' : 'register'), search)", "link('register')"],
      ['StoreButtons.tsx', '.filter(store => store.url)', ''],
    ],
    'redirects after signing in': [
      [
        'safe-redirect.ts',
        "if (!target?.startsWith('/') || target.includes('\\\\')) return undefined",
        'if (target) return target',
      ],
    ],
    'admin-login mode': [
      ['StaffLoginPage.tsx', '{isSignedIn && (', '{false && ('],
      ['StaffLoginPage.tsx', "safeRedirect(query.get('redirect')) ?? onward", "link('adminLogout')"],
      ['StaffLoginForm.tsx', 'userType: USER_TYPE.HGS', 'userType: USER_TYPE.WebShop'],
    ],
    'leaving resets the common state': [['LoginPage.tsx', "dispatch(resetCommon('errors'))", '']],
  },
}

export const consentDialog: SectionMutations = {
  section: '1 §2.6',
  rows: {
    'client, rights, terms; approve and cancel': [
      ['ThirdPartyAccess.tsx', 'disabled={scheme.isRequired && !ticked}', '', 'open-id.test.tsx'],
      ['ThirdPartyAccess.tsx', 'onApprove(scheme.guid)', '', 'open-id.test.tsx'],
      ['ThirdPartyAccess.tsx', 'window.location.assign(redirectUrlOnError)', '', 'open-id.test.tsx'],
      ['access-request.ts', 'rightsOf(asked.settings, scopes, language)', '[]', 'open-id.db.test.ts'],
    ],
  },
}
