/** What is said of each of several products, in the order of the first; of one alone nothing is shared. */
export const sharedFacts = ([first, ...others]: readonly (readonly string[])[]): readonly string[] =>
  first && others.length > 0 ? first.filter(fact => others.every(facts => facts.includes(fact))) : []
