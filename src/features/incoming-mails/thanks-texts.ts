/** Words that come with thanks and say nothing beside them. */
export const besideThanks: ReadonlySet<string> = new Set(
  `dank bedankt bedank dankjewel dankuwel dankje thanks thank thx tnx merci danke vielen hartelijk hartelijke heel veel erg zeer super alvast nogmaals
   je jou jullie u jij ik wij we en voor de het een deze dit dat die uw jouw jullie snel snelle goede fijne prettige duidelijke uitgebreide vlotte
   reactie antwoord bericht hulp service uitleg info informatie mail bevestiging update terugkoppeling moeite medewerking toelichting offerte afhandeling levering
   top prima mooi fijn perfect geweldig helemaal goed ok oke oké okay super duidelijk akkoord tof leuk toppie fantastisch bij deze hierbij
   weekend dag avond middag week nog wens wensen groet groeten
   you your for the a so much very many lot quick fast great nice good help reply answer message support that this it is all day have clear information
   ihre die der das für schnelle antwort hilfe nachricht
   al alles is weer voorelkaar geregeld ontvangen gelezen binnen begrepen genoteerd received noted got understood`.split(
    /\s+/,
  ),
)
