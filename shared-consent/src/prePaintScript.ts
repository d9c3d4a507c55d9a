import { CONSENT_KEY, CONSENT_MAX_AGE_MS, CONSENT_VERSION } from './record';

/*
 * The same rules as parseRecord, deriveConsent and consentSignals, in a form that fits into every
 * document: prePaintScript.test.ts runs both over the same cases. In order: the first commands of
 * Consent Mode; the stored record (q: 0 none, 1 valid, 2 lapsed); the stored choice as a
 * synchronous update; the attributes by which CSS shows the banner; clicks on the banner before
 * its code has arrived.
 */
const source = `(function(w,d,n){
var h=d.documentElement.dataset,l=w.dataLayer=w.dataLayer||[],k='${CONSENT_KEY}',q=0,r,p,m,a,t,g,o;
var G=w.gtag=w.gtag||function(){l.push(arguments)};
function y(v){return v?'granted':'denied'}
function s(f,a,m){m=y(m);return{ad_storage:m,ad_user_data:m,ad_personalization:m,analytics_storage:y(a),functionality_storage:y(f),personalization_storage:m}}
t=s();t.security_storage='granted';t.wait_for_update=500;
G('consent','default',t);G('set','ads_data_redaction',true);
function b(v){return typeof v=='boolean'}
try{
m=localStorage.getItem(k+'_gpc_applied');a=localStorage.getItem(k+'_gpc_answer');
r=JSON.parse(localStorage.getItem(k));
if(r&&typeof r.version=='string'){
if(r.version!='${CONSENT_VERSION}')q=2;
else if((p=r.preferences)&&p.necessary===true&&b(p.functional)&&b(p.analytics)&&b(p.marketing)&&b(r.hasConsented)&&typeof r.timestamp=='string'&&/^\\d{4}-\\d\\d-\\d\\dT/.test(r.timestamp)&&(t=Date.parse(r.timestamp))==t)
q=r.hasConsented&&Math.abs(Date.now()-t)>${CONSENT_MAX_AGE_MS}?2:1
}}catch(e){}
g=n.globalPrivacyControl;g=g===true||g==='1';
o=g&&(q!=1||a!==r.timestamp);
if(q==1)G('consent','update',s(p.functional,p.analytics&&!o,p.marketing&&!o));
h.consent=q==1?o&&a==null?'gpc':'given':g&&!q&&m!='true'?'gpc':'needed';
if(o)h.gpc='honored';else delete h.gpc;
d.addEventListener('click',function(e){e=e.target.closest&&e.target.closest('[data-consent-choice]');if(e&&h.consentEarly!='taken')h.consentEarly=e.dataset.consentChoice})
})(window,document,navigator)`;

/**
 * Runs before the first paint, inlined in every document: sets `data-consent` (`needed`, `given`,
 * `gpc`) and `data-gpc` on <html>, so that the banner in the HTML is shown or hidden without a
 * flash, and opens Google Consent Mode. A constant: the same for everyone, allowed by its hash.
 */
export const prePaintScript = source.replaceAll('\n', '');
