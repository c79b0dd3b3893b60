/** Names in one line. A dot may end a line and never begins one: `Ollama · Supabase`. */
export function joinNames(names: readonly string[]): string {
  return names.join('\u00A0· ');
}
