/** Proof of studying. */
export const student = {
  'account.student.headline': 'Sie studieren?',
  'account.student.lead':
    'Melden Sie sich einmal im Semester bei Ihrer Hochschule an. Wir erfahren nur, ob und bis wann Sie dort eingeschrieben sind.',
  'account.student.begin': 'Bei der Hochschule anmelden',
  'account.student.again': 'Noch einmal nachweisen',
  'account.student.checking': 'Wir fragen Ihre Hochschule …',
  'account.student.verified': '{{university}} bestätigt, dass Sie dort bis zum {{until}} eingeschrieben sind.',
  'account.student.closed': 'In diesem Shop wird das Studium nicht online nachgewiesen.',
}
