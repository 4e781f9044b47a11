/** Facts that several products share, in the order of the first; a single product shares none. */
export const sharedFacts = ([first, ...others]: readonly (readonly string[])[]): readonly string[] =>
  first && others.length > 0 ? first.filter(fact => others.every(facts => facts.includes(fact))) : []
