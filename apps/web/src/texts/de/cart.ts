export const cart = {
  headline: 'Warenkorb',
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Suchen Sie eine Verbindung oder wählen Sie ein Ticket, dann erscheint es hier.',
  findTicket: 'Ticket suchen',
}
