/** The technique is a text of the owner's, so it is known by its words in the site's languages. */
export const isTufted = (technique: string): boolean => /tuf/i.test(technique);

export const isKnotted = (technique: string): boolean =>
  !isTufted(technique) && /(?<!\p{L})nós?(?!\p{L})|anudad|(?<!\p{L})nudos?(?!\p{L})|knot/iu.test(technique);
