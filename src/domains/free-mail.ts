import { parse } from 'tldts';
import { asciiHost } from './registrable-domain.js';

/** Web mail with a domain in many countries, as `hotmail.ca`, `outlook.fr`, `yahoo.com.mx` and `zoho.com.au`. */
const BRANDS = new Set(['hotmail', 'outlook', 'live', 'yahoo', 'gmx', 'zoho', 'zohomail']);
/** The endings of countries: `ca`, `com.au`, `co.uk`. */
const OF_A_COUNTRY = /^(?:com?\.)?[a-z]{2}$/;
/**
 * Endings of countries that anybody takes who wants a short name, or a domain that looks like one in `.com`: there a brand's
 * name is more often somebody else's.
 */
const SOLD_TO_ALL = new Set(['ai', 'cc', 'cm', 'co', 'fm', 'gg', 'io', 'ly', 'me', 'ne', 'om', 'sh', 'to', 'tv', 'ws']);

/**
 * Domains under which anybody can have an address, so that they say nothing of who writes: web mail, the customers of
 * Australian and New Zealand internet providers, mailing lists, and addresses that hide another one or are thrown away.
 * Brands of many countries are told by a rule, and are here only with endings that it leaves out.
 */
const FREE_MAIL = new Set(
  `
  gmail.com googlemail.com
  outlook.com hotmail.com live.com msn.com windowslive.com passport.com
  yahoo.com y7mail.com ymail.com rocketmail.com myyahoo.com aol.com aol.com.au aim.com
  icloud.com icloud.com.cn me.com mac.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com tutamail.com keemail.me
  fastmail.com fastmail.com.au fastmail.to fastmail.fm fastmail.net sent.com mailbox.org posteo.de posteo.net hushmail.com hush.com
  runbox.com startmail.com disroot.org riseup.net hey.com duck.com
  zoho.com zohomail.com mail.com email.com usa.com post.com consultant.com accountant.com engineer.com
  mail.com.au dr.com asia.com europe.com techie.com contractor.net iname.com skiff.com atomicmail.io cock.li
  gmx.com gmx.net web.de freenet.de t-online.de arcor.de
  mail.ru bk.ru inbox.ru list.ru internet.ru yandex.com yandex.ru ya.ru rambler.ru
  ukr.net abv.bg inbox.lv mail.ee
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn
  naver.com hanmail.net daum.net nate.com kakao.com rediffmail.com
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it alice.it seznam.cz wp.pl o2.pl onet.pl
  btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com inbox.com
  rogers.com shaw.ca sympatico.ca telus.net
  bigpond.com bigpond.com.au bigpond.net.au optusnet.com.au optushome.com.au iinet.net.au iinet.com.au iimetro.com.au
  internode.on.net tpg.com.au tpgi.com.au westnet.com.au westnet.net.au dodo.com.au dodo.net.au ozemail.com.au
  adam.com.au aapt.net.au netspace.net.au exemail.com.au iprimus.com.au primusonline.com.au primus.com.au
  spin.net.au people.net.au chariot.net.au chariot.com.au ihug.com.au pacific.net.au froggy.com.au skymesh.com.au
  skymesh.net.au southernphone.com.au powerup.com.au virginbroadband.com.au three.com.au amnet.net.au arach.net.au
  aanet.com.au eftel.net.au eftel.com bigblue.net.au activ8.net.au nex.net.au acenet.com.au aussiebb.com.au
  aussiebroadband.com.au belong.com.au unwired.com.au vtown.com.au hotkey.net.au comcen.com.au tadaust.org.au
  picknowl.com.au senet.com.au lizzy.com.au austarnet.com.au bordernet.com.au wideband.net.au harboursat.com.au
  xtra.co.nz slingshot.co.nz orcon.net.nz vodafone.co.nz paradise.net.nz clear.net.nz actrix.co.nz inspire.net.nz
  mailinator.com guerrillamail.com guerrillamail.net sharklasers.com 10minutemail.com yopmail.com yopmail.net
  trashmail.com trashmail.de temp-mail.org tempmail.com tempmail.dev getnada.com maildrop.cc dispostable.com throwawaymail.com
  mailnesia.com mintemail.com mohmal.com emailondeck.com fakeinbox.com spamgourmet.com burnermail.io anonaddy.com
  simplelogin.com simplelogin.co aleeas.com addy.io passinbox.com mozmail.com privaterelay.appleid.com
  googlegroups.com groups.io
  `.match(/\S+/g),
);

/** Whether anybody can have an address at this domain, or at the one that it is below. */
export function isFreeMail(domain: string): boolean {
  const ascii = asciiHost(domain);
  if (ascii === null) return false;
  const labels = ascii.split('.');
  return labels.some((_, at) => FREE_MAIL.has(labels.slice(at).join('.'))) || isOfBrand(ascii);
}

/** Whether a host is at what a brand registered in a country, not at a name that only begins with the brand's. */
function isOfBrand(host: string): boolean {
  const { domainWithoutSuffix: name, publicSuffix: suffix, isIcann } = parse(host);
  if (isIcann !== true || !name || !suffix || !BRANDS.has(name)) return false;
  return OF_A_COUNTRY.test(suffix) && !SOLD_TO_ALL.has(suffix);
}
