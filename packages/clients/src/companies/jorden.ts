import { clientOf } from './client-of.ts'

export const jorden = clientOf({
  name: 'jorden',
  title: 'Kreisverkehr Jorden',
  nameShort: 'KVJ',
  clientId: '058b49b2-0321-5546-9c9f-eafe54e045f1',
  domain: 'kreisverkehr-jorden.example',
  company: 'Kreisverkehrsgesellschaft Jorden mbH',
  address: { street: 'Landratsallee', number: '6', postCode: '99837', city: 'Jorden' },
  managers: ['Bernd Sulzer'],
  registerNumber: 'HRB 6610',
  vatId: 'DE999000412',
  phone: '+49 30 23125 677',
  vehicles: { de: 'Bus und Anrufsammeltaxi', en: 'bus and shared taxi' },
  where: { de: 'im Jordener Land', en: 'in the Jorden country' },
  headline: { de: 'Auch dorthin, wo kein Zug hält', en: 'Also where no train stops' },
  look: {
    primary: '#386641',
    secondary: '#1F3A25',
    accent: '#F2E8CF',
    ground: 'green',
    hero: 'secondary',
    drawing: 'lines',
    typeface: 'humanist',
    shape: { card: 12, control: 12 },
  },
  mark: 'bus',
})
