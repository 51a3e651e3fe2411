import type { student as german } from '../../de/account/student.ts'

export const student: Record<keyof typeof german, string> = {
  'account.student.headline': 'Are you a student?',
  'account.student.lead':
    'Sign in at your university once a term. All we learn is whether and until when you are enrolled there.',
  'account.student.begin': 'Sign in at the university',
  'account.student.again': 'Verify again',
  'account.student.checking': 'We are asking your university …',
  'account.student.verified': '{{university}} confirms that you are enrolled there until {{until}}.',
  'account.student.closed': 'Student status cannot be verified online in this shop.',
}
