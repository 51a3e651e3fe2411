/**
 * A statement whose text is built once per connection instead of on every use, which costs more than running it: `const
 * byId = prepared(db => db.select()….where(eq(id, sql.placeholder('id'))).prepare('byId'))`, used as
 * `byId(tx).execute({ id })`.
 */
export function prepared<Connection extends object, Statement>(
  build: (connection: Connection) => Statement,
): (connection: Connection) => Statement {
  const built = new WeakMap<Connection, Statement>()
  return connection => {
    const known = built.get(connection)
    if (known !== undefined) return known
    const statement = build(connection)
    built.set(connection, statement)
    return statement
  }
}
