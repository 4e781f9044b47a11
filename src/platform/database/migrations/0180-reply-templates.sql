-- Ready-made texts of staff. Each change is a version of its own, so that an older one can be read and put back.
create table reply_templates (
  id uuid primary key,
  -- null: shared by all colleagues
  owner_id uuid references staff (id) on delete cascade,
  -- the version that holds
  version integer not null default 1 check (version > 0)
);
create index reply_templates_by_owner on reply_templates (owner_id);

create table reply_template_versions (
  template_id uuid not null references reply_templates (id) on delete cascade,
  version integer not null,
  name text not null,
  language text not null default 'nl' check (language in ('nl', 'en')),
  -- kinds and states of cases that it is for; empty: every one
  kinds text[] not null default '{}',
  states text[] not null default '{}',
  -- empty leaves the subject as it is
  subject text not null,
  text text not null,
  -- working days until the case is followed up; null leaves that to the rule
  wait_days integer check (wait_days > 0),
  -- whether the case goes to the colleague who sends it
  assigns_sender boolean not null default false,
  -- the colleague whom the case goes to
  assignee_id uuid references staff (id) on delete set null,
  -- the reason to close the case with
  close_reason text,
  -- null: shipped with the shop, or by a colleague whose account is gone
  changed_by uuid references staff (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (template_id, version)
);
create index reply_template_versions_by_assignee on reply_template_versions (assignee_id);
create index reply_template_versions_by_author on reply_template_versions (changed_by);

-- What a colleague puts below his mails; without a row the shop's own.
create table mail_signatures (
  staff_id uuid primary key references staff (id) on delete cascade,
  text text not null
);

-- The texts of a provider's first day. They are the provider's from here on: what is deleted does not come back.
insert into reply_templates (id) values
  ('1035d2a6-b23f-4795-8a8d-3e088e355cb0'),
  ('946b79c1-89fe-4be2-9d5e-50f9575c3a05'),
  ('e9ec9dba-2cb8-4b57-9a30-b97ee557bccc'),
  ('c7847661-de47-4208-b8b3-a00d48cd7ed8'),
  ('8aa4c2e8-1028-435a-8818-f23c4762741b'),
  ('d1ab12e8-e61c-47d2-a341-00ccc0ebf3e2'),
  ('6b7bfb0e-c036-414c-a94c-0b274b00e1aa'),
  ('f5161716-1a45-443e-bc4d-fd6632dc37e9'),
  ('156dadfa-818f-442d-be2f-3383abfa44b2'),
  ('c84cd673-e19e-4d1c-867d-f9ead968101c'),
  ('ba7b328c-6122-4863-9067-2b4a96697cf0'),
  ('4d562fab-9365-4f14-a973-920930f6858e'),
  ('ec8fbd6a-c135-4e1e-95e7-bb72f7155e58'),
  ('ffa95df6-4ce1-4afe-bd8f-55705ae21366'),
  ('7548ea66-b886-4e8f-8629-d22a319867db'),
  ('8ffffa17-f298-4859-9b7c-fea874d64900'),
  ('6359f10a-2ace-4373-ad8c-70540bb0c36f'),
  ('d779ce02-d4ac-4f66-8684-62e85f8e8658'),
  ('6872b431-5aae-4120-bd78-567143ab8463'),
  ('56fa7582-4586-481d-9f9a-82649d560752'),
  ('e705ac7b-9e3d-47bf-a77b-1006df3f7c3f');
insert into reply_template_versions (template_id, version, name, kinds, states, subject, text, wait_days, close_reason) values
  ('1035d2a6-b23f-4795-8a8d-3e088e355cb0', 1, 'Bestelling: we hebben je niet bereikt', '{order}', '{acknowledged}', 'We belden je over je bestelling',
   'We hebben je gebeld om je bestelling {nummer} met je door te nemen, maar kregen je niet te pakken.

Wil je ons terugbellen op {telefoon}? Dat duurt een paar minuten. Je mag ook in een antwoord zetten wanneer we je het beste kunnen bellen.

Zodra we je gesproken hebben, gaan we voor je aan de slag.',
   null, null),
  ('946b79c1-89fe-4be2-9d5e-50f9575c3a05', 1, 'Bestelling: bevestigd, zo gaat het verder', '{order}', '{inProgress}', 'Zo gaat je bestelling verder',
   'Fijn dat we je bestelling {nummer} hebben doorgenomen. Alles is duidelijk.

We plannen nu de levering. Je krijgt van ons een mail zodra de dag vaststaat. Past die dag niet? Laat het ons dan weten, dan kiezen we samen een andere.',
   null, null),
  ('e9ec9dba-2cb8-4b57-9a30-b97ee557bccc', 1, 'Bestelling: er ontbreken gegevens', '{order}', '{acknowledged,pending,held}', 'We missen nog iets voor je bestelling',
   'Voor je bestelling {nummer} missen we nog een gegeven. Wil je ons het volgende laten weten?

- …

Zodra we dit hebben, gaan we verder. We kijken er op {opvolgdag} weer naar.',
   3, null),
  ('c7847661-de47-4208-b8b3-a00d48cd7ed8', 1, 'Bestelling: uittreksel of machtiging nodig', '{order}', '{acknowledged,pending,held,inProgress}', 'We hebben nog een document nodig',
   'Voor je bestelling {nummer} hebben we nog een document van je nodig:

- een uittreksel van de KVK, niet ouder dan een jaar, of
- een machtiging van iemand die voor {organisatie} mag tekenen.

Stuur het als pdf of foto mee in je antwoord. Stuur geen kopie van een paspoort of identiteitskaart: die hebben we niet nodig.',
   3, null),
  ('8aa4c2e8-1028-435a-8818-f23c4762741b', 1, 'Levering: de dag staat vast', '{order}', '{inProgress}', 'Je levering op {leverdag}',
   'We leveren je bestelling {nummer} op {leverdag}, {dagdeel}, op {adres}.

Zorg dat er die dag iemand is die de monteur binnenlaat en weet waar de meterkast is. De monteur heeft ongeveer een uur nodig.

Komt het toch niet uit? Bel ons dan uiterlijk een werkdag van tevoren op {telefoon}.',
   null, null),
  ('d1ab12e8-e61c-47d2-a341-00ccc0ebf3e2', 1, 'Levering: wil je een andere dag?', '{order}', '{inProgress}', 'Een andere dag voor je levering',
   'Je wilt je bestelling {nummer} op een andere dag geleverd krijgen. Dat kan.

Welke twee dagen komen je goed uit, en heb je liever de ochtend of de middag? Dan plannen we een nieuwe dag en sturen we je een bevestiging.',
   3, null),
  ('6b7bfb0e-c036-414c-a94c-0b274b00e1aa', 1, 'Levering: het wordt later', '{order}', '{inProgress,pending}', 'Je levering wordt later',
   'Het spijt ons: je bestelling {nummer} kan niet geleverd worden op de dag die we hadden afgesproken.

De oorzaak is: …

Uiterlijk {opvolgdag} hoor je een nieuwe dag van ons. Heb je in de tussentijd een oplossing nodig? Bel ons op {telefoon}, dan kijken we wat er kan.',
   3, null),
  ('f5161716-1a45-443e-bc4d-fd6632dc37e9', 1, 'Levering: de monteur stond voor een dichte deur', '{order}', '{inProgress}', 'Onze monteur kon er niet in',
   'Onze monteur was vandaag op {adres} voor je bestelling {nummer}, maar er was niemand om hem binnen te laten.

Geen probleem, we plannen graag een nieuwe afspraak. Welke dagen komen je uit? Je kunt ook bellen: {telefoon}.',
   3, null),
  ('156dadfa-818f-442d-be2f-3383abfa44b2', 1, 'Pakket: zo volg je het', '{order}', '{}', 'Je pakket is onderweg',
   'Het pakket met je apparatuur is onderweg. De code om het te volgen is {pakket}.

Nog niet aansluiten? Dat hoeft ook niet. Bewaar de doos tot we komen: de monteur doet de rest.',
   null, null),
  ('c84cd673-e19e-4d1c-867d-f9ead968101c', 1, 'Nummerbehoud: gegevens van je huidige aanbieder', '{order}', '{}', 'Je nummers meenemen',
   'Je neemt {nummers} mee naar {merk}. Om dat aan te vragen hebben we van je huidige aanbieder nodig:

- de naam van de aanbieder
- je klantnummer daar
- de naam en het adres op hun laatste factuur

Zeg je contract nog niet op. Dat loopt mee met de overstap; doe je het zelf, dan kun je het nummer kwijtraken.',
   3, null),
  ('ba7b328c-6122-4863-9067-2b4a96697cf0', 1, 'Nummerbehoud: de dag van de overstap', '{order}', '{inProgress,partial}', 'Je nummers gaan over op {overstapdag}',
   'Je nummers {nummers} gaan over op {overstapdag}. Op die dag kun je kort niet bellen of gebeld worden, meestal minder dan een uur.

Zet je nieuwe toestellen voor die dag klaar. Werkt er daarna iets niet? Bel ons meteen op {telefoon}.',
   null, null),
  ('4d562fab-9365-4f14-a973-920930f6858e', 1, 'Nummerbehoud: afgewezen door je aanbieder', '{order}', '{inProgress,partial}', 'Je huidige aanbieder gaf ons geen akkoord',
   'Je huidige aanbieder heeft de aanvraag voor {nummers} afgewezen. Meestal klopt dan een klantnummer of de naam op de factuur niet.

Wil je de laatste factuur van die aanbieder als pdf meesturen in je antwoord? Dan vragen we het meteen opnieuw aan. Je nummer blijft in de tussentijd gewoon werken.',
   3, null),
  ('ec8fbd6a-c135-4e1e-95e7-bb72f7155e58', 1, 'Prijsopgave: heb je hem kunnen bekijken?', '{quote}', '{approved}', 'Je prijsopgave',
   'Een paar dagen geleden stuurden we je een prijsopgave voor {organisatie}. Heb je die kunnen bekijken?

Wil je iets anders, of is er iets niet duidelijk? Antwoord op deze mail of bel ons op {telefoon}. We passen hem graag aan.',
   3, null),
  ('ffa95df6-4ce1-4afe-bd8f-55705ae21366', 1, 'Prijsopgave: we zoeken nog iets uit', '{quote}', '{inProgress,pending}', 'Je aanvraag voor een prijsopgave',
   'Dank voor je aanvraag. Voordat we een prijs kunnen geven zoeken we uit wat er op {adres} mogelijk is. Daar hebben we de netbeheerder voor nodig.

Je hoort uiterlijk {opvolgdag} van ons, ook als we het antwoord dan nog niet hebben.',
   3, null),
  ('7548ea66-b886-4e8f-8629-d22a319867db', 1, 'Aanvraag: glasvezel kan op je adres', '{fibre-enquiry}', '{new}', 'Glasvezel op je adres',
   'Goed nieuws: op {adres} kan glasvezel komen.

Zullen we een prijsopgave voor je maken? Laat ons dan weten welke snelheid je zoekt en wanneer je zou willen beginnen. Je zit nergens aan vast.',
   3, null),
  ('8ffffa17-f298-4859-9b7c-fea874d64900', 1, 'Aanvraag: glasvezel kan nog niet', '{fibre-enquiry}', '{new}', 'Glasvezel op je adres',
   'We hebben gekeken naar {adres}. Daar kan nu nog geen glasvezel komen.

Er kan wel iets anders, zoals internet via DSL of via een mobiele verbinding. Wil je weten wat dat kost? Antwoord op deze mail, dan rekenen we het voor je uit.',
   5, null),
  ('6359f10a-2ace-4373-ad8c-70540bb0c36f', 1, 'Vraag: ontvangen, we zoeken het uit', '{form,message,fibre-enquiry}', '{new}', '',
   'Dank voor je bericht. We zoeken het voor je uit en komen er uiterlijk {opvolgdag} bij je op terug.

Heb je haast? Bel ons dan op {telefoon} en noem nummer {nummer}.',
   3, null),
  ('d779ce02-d4ac-4f66-8684-62e85f8e8658', 1, 'Factuur: we kijken ernaar', '{form,message}', '{}', 'Je vraag over de factuur',
   'Je hebt een vraag over je factuur. We kijken na wat er is berekend en waarom.

Wil je ons het factuurnummer sturen, als je dat nog niet had gedaan? Je hoort uiterlijk {opvolgdag} van ons.',
   3, null),
  ('6872b431-5aae-4120-bd78-567143ab8463', 1, 'Terugbellen: we belden je', '{}', '{}', 'We belden je',
   'We belden je net, maar kregen je niet te pakken. Het gaat over {nummer}.

Wanneer komt het je uit? Zet een dag en een tijd in je antwoord, of bel ons op {telefoon}. Vraag dan naar {medewerker}.',
   1, null),
  ('56fa7582-4586-481d-9f9a-82649d560752', 1, 'Annulering: verwerkt', '{order,quote}', '{cancelled}', 'Je annulering is verwerkt',
   'We hebben {nummer} voor je geannuleerd.

Heb je al apparatuur van ons gekregen? Laat het ons weten, dan spreken we af hoe je die terugstuurt. Bedenk je je? Bel ons op {telefoon}, dan kijken we wat er nog kan.',
   null, null),
  ('e705ac7b-9e3d-47bf-a77b-1006df3f7c3f', 1, 'Klacht of vraag: afgerond', '{form,message}', '{new,answered}', '',
   'Fijn dat we je konden helpen. We sluiten je vraag met nummer {nummer} hiermee af.

Komt er toch nog iets bij je op? Antwoord dan gewoon op deze mail, dan pakken we het weer op.',
   null, 'answered');
