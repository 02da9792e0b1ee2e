/** Domains of businesses in Australia that send invoices or could: none of them imitates another one. */
export const AUSTRALIAN_DOMAINS = `
  telstra.com.au optus.com.au tpg.com.au iinet.net.au vocus.com.au aussiebroadband.com.au dodo.com superloop.com belong.com.au
  amaysim.com.au vodafone.com.au tangerinetelecom.com.au exetel.com.au leaptel.com.au launtel.net.au macquarietelecom.com
  nbnco.com.au megaport.com nextdc.com equinix.com.au ventraip.com.au crazydomains.com.au netregistry.com.au melbourneit.com.au
  agl.com.au originenergy.com.au energyaustralia.com.au alintaenergy.com.au redenergy.com.au lumoenergy.com.au simplyenergy.com.au
  momentumenergy.com.au powershop.com.au ergon.com.au energex.com.au ausgrid.com.au endeavourenergy.com.au essentialenergy.com.au
  jemena.com.au powercor.com.au citipower.com.au unitedenergy.com.au ausnetservices.com.au sapowernetworks.com.au
  westernpower.com.au synergy.net.au horizonpower.com.au hydro.com.au auroraenergy.com.au tasnetworks.com.au evoenergy.com.au
  actewagl.com.au elgas.com.au kleenheat.com.au supagas.com.au atco.com apa.com.au ampol.com.au viva.com.au bp.com.au
  sydneywater.com.au hunterwater.com.au yvw.com.au southeastwater.com.au gww.com.au sawater.com.au watercorporation.com.au
  urbanutilities.com.au unitywater.com iconwater.com.au taswater.com.au barwonwater.vic.gov.au coliban.com.au
  officeworks.com.au winc.com.au staples.com.au complete.com.au cos.net.au bunnings.com.au mitre10.com.au tradelink.com.au
  reece.com.au blackwoods.com.au totaltools.com.au sydneytools.com.au kennards.com.au coates.com.au onsite.com.au rexel.com.au
  mmem.com.au lawrenceandhanson.com.au middys.com.au haymanselectrical.com.au samiosplumbing.com.au dulux.com.au haymes.com.au
  wattyl.com.au taubmans.com.au boral.com.au csr.com.au bluescope.com jameshardie.com.au brickworks.com.au adbri.com.au
  holcim.com.au hanson.com.au onesteel.com infrabuild.com stramit.com.au lysaght.com fielders.com.au
  woolworths.com.au coles.com.au aldi.com.au iga.com.au metcash.com costco.com.au bidfood.com.au pfdfoods.com.au countrywide.com.au
  lion.com.au cub.com.au asahi.com.au ccamatil.com coopers.com.au endeavourgroup.com.au danmurphys.com.au bega.com.au
  saputo.com.au norco.com.au inghams.com.au baiada.com.au jbs.com.au teys.com.au costagroup.com.au perfection.com.au
  auspost.com.au startrack.com.au tollgroup.com linfox.com followmont.com.au tnt.com.au fedex.com dhl.com.au ups.com
  couriersplease.com.au aramex.com.au sendle.com toll.com.au kings.com.au nortonline.com.au mainfreight.com.au
  qantas.com.au qantas.com virginaustralia.com jetstar.com rex.com.au flightcentre.com.au corporatetravel.com webjet.com.au
  hertz.com.au avis.com.au budget.com.au europcar.com.au thrifty.com.au cabcharge.com.au uber.com linkt.com.au transurban.com
  eastlink.com.au ctm.com.au helloworld.com.au accor.com hilton.com quest.com.au meriton.com.au
  xero.com myob.com reckon.com intuit.com.au employmenthero.com deputy.com canva.com atlassian.com safetyculture.com
  servicem8.com simpro.com.au aconex.com procore.com deltek.com technologyone.com wisetechglobal.com iress.com hubdoc.com
  microsoft.com google.com adobe.com amazon.com.au apple.com dropbox.com zoom.us slack.com salesforce.com oracle.com sap.com ibm.com
  dell.com hp.com lenovo.com jbhifi.com.au harveynorman.com.au thegoodguys.com.au scorptec.com.au mwave.com.au umart.com.au
  data3.com.au dws.com.au dicker.com.au ingrammicro.com synnex.com.au leader.com.au
  seek.com.au hays.com.au randstad.com.au adecco.com.au drakeintl.com programmed.com.au chandlermacleod.com peoplebank.com.au
  hudson.com.au michaelpage.com.au roberthalf.com.au workpac.com
  spotless.com iss.com.au compass-group.com.au sodexo.com.au rentokil.com.au flick.com.au initial.com.au alsco.com.au ecolab.com
  jani-king.com.au cleanaway.com.au veolia.com.au suez.com.au jjrichards.com.au bingoindustries.com.au remondis.com.au solo.com.au
  chubb.com.au adt.com.au wormald.com.au securitas.com.au msssecurity.com.au wilsonsecurity.com.au sgs.com.au bureauveritas.com.au
  medibank.com.au bupa.com.au hcf.com.au nib.com.au ahm.com.au hbf.com.au gmhba.com.au australianunity.com.au allianz.com.au
  suncorp.com.au aami.com.au gio.com.au qbe.com iag.com.au cgu.com.au nrma.com.au racv.com.au racq.com.au rac.com.au raa.com.au
  zurich.com.au aig.com.au marsh.com aon.com.au ajg.com.au steadfast.com.au youi.com.au budgetdirect.com.au
  kpmg.com.au deloitte.com.au pwc.com.au ey.com bdo.com.au grantthornton.com.au pitcher.com.au crowe.com.au rsm.com.au nexia.com.au
  williambuck.com findex.com.au sw-au.com hlb.com.au mva.com.au bentleys.com.au
  allens.com.au minterellison.com corrs.com.au ashurst.com herbertsmithfreehills.com claytonutz.com gtlaw.com.au kwm.com
  hallandwilcox.com.au maddocks.com.au mauriceblackburn.com.au slatergordon.com.au holdingredlich.com lander.com.au
  commbank.com.au nab.com.au anz.com westpac.com.au stgeorge.com.au bankwest.com.au bendigobank.com.au boq.com.au ing.com.au
  macquarie.com suncorpbank.com.au mebank.com.au amp.com.au tyro.com zeller.com squareup.com stripe.com paypal.com.au
  lendlease.com multiplex.global hutchinson.com.au built.com.au mirvac.com stockland.com.au dexus.com gpt.com.au
  scentregroup.com vicinity.com.au goodman.com charterhall.com.au cbre.com.au jll.com.au colliers.com.au knightfrank.com.au
  savills.com.au raywhite.com ljhooker.com.au harcourts.com.au mcgrath.com.au jellis.com.au
  johnholland.com.au cpbcon.com.au downergroup.com ventia.com acciona.com.au mcconnelldowell.com fultonhogan.com laing.com.au
  aurecongroup.com ghd.com.au arup.com aecom.com jacobs.com worley.com cardno.com smec.com beca.com wsp.com stantec.com
  schindler.com.au otis.com kone.com.au tke.com.au siemens.com.au schneider.com.au abb.com.au honeywell.com daikin.com.au
  carrier.com.au trane.com.au actronair.com.au ags.com.au fujitsugeneral.com.au
  bhp.com riotinto.com fortescue.com south32.net newcrest.com santos.com woodside.com orica.com incitecpivot.com.au nufarm.com.au
  boc.com.au coregas.com.au airliquide.com.au linde.com.au alsglobal.com thiess.com.au macmahon.com.au monadelphous.com.au
  komatsu.com.au hastingsdeering.com.au westrac.com.au cat.com volvo.com toyota.com.au isuzu.com.au hino.com.au ford.com.au
  supercheapauto.com.au repco.com.au burson.com.au autobarn.com.au bridgestone.com.au bobjane.com.au tyrepower.com.au
  elders.com.au nutrien.com.au ruralco.com.au graincorp.com.au cbh.com.au landmark.com.au viterra.com.au
  ramsayhealth.com.au healius.com.au sonichealthcare.com clinicallabs.com.au ebos.com sigmahealthcare.com.au api.net.au
  symbion.com.au bayer.com.au pfizer.com.au csl.com.au cochlear.com resmed.com fisherpaykel.com defries.com.au teammed.com.au
  news.com.au nine.com.au seven.com.au abc.net.au sbs.com.au fairfax.com.au ooh.com.au jcdecaux.com.au qms.com.au
  ivemarketing.com.au snap.com.au kwikkopy.com.au officebrands.com.au vistaprint.com.au fujifilm.com.au ricoh.com.au
  konicaminolta.com.au canon.com.au brother.com.au kyocera.com.au sharp.net.au epson.com.au xerox.com.au
  unimelb.edu.au sydney.edu.au unsw.edu.au uq.edu.au monash.edu anu.edu.au uwa.edu.au adelaide.edu.au
  ato.gov.au asic.gov.au worksafe.vic.gov.au icare.nsw.gov.au cityofsydney.nsw.gov.au melbourne.vic.gov.au brisbane.qld.gov.au
  redgumfencing.com.au harbourlane.com.au ross-joinery.com.au bells.com.au millers.com.au smithsplumbing.com.au
  jonesandsons.com.au smithandco.com.au browns.com.au allgoods.com.au hills.com.au ross.com.au moss.net.au finn.com.au
  bluegumcafe.com.au redgumtimber.com.au gumtreefencing.com.au coastalfencing.com.au harbourelectrical.com.au
  westcoastelectrical.com.au eastcoastplumbing.com.au northernplumbing.com.au acmeplumbing.com.au apexelectrical.com.au
  apexcleaning.com.au sunriseelectrical.com.au sunsetblinds.com.au oakwoodjoinery.com.au pinewoodfurniture.com.au
`.match(/\S+/g) as string[];

/** What the hosts that send mail for a domain are called below it: bill runs, newsletters, bounces, help desks, offices. */
export const SENDING_HOSTS = `
  mail email e em em1234 em2 m mg mx smtp send sends sendgrid mailchimp mandrill bounce bounces reply return returns rp post news
  newsletter campaign campaigns marketing comms communications info notifications notify notification alerts alert noreply
  billing bills invoice invoices accounts finance payments ar ap online my portal app apps web www secure login go get hello hi
  support help service services customer customers care orders order shop store sales team hr jobs careers events
  connect members member rewards au nz us uk eu sydney melbourne brisbane perth group corp hq office mailer mta relay out outbound
  transactional trans tx system systems no-reply do-not-reply updates update digital direct edm ems cmail esp t link links click
  track tracking s1 s2 mail1 mail2 mta1 e1 x1 dkim k1 delivery deliver postmaster ops ict it data exchange o365 cloud
`.match(/\S+/g) as string[];
