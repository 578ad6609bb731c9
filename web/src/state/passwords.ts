// Passwords of tables that were given since the page was opened: whoever has looked in by one need not give it again to sit down.

const known = new Map<string, string>();

export const rememberPassword = (table: string, password: string): unknown => known.set(table, password);
export const knownPassword = (table: string): string => known.get(table) ?? "";
