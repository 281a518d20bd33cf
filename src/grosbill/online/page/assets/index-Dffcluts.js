const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Home-HOrbtrb6.js","assets/faces.svelte-Bv1X__cM.js","assets/api-C0zcyyQi.js","assets/Rail-FmXTNH7o.js","assets/You-DiwxGPfU.js","assets/Card-D0VCqNqR.js","assets/seats-DjfoBo0A.js","assets/You-qYJZVW1v.css","assets/Home-ukCwgZ2-.css","assets/TablePage-DTSpzRIm.js","assets/dialog-pwfxk9g_.js","assets/Chip-D2rzDC1M.js","assets/dialog-DGtlxYUe.css","assets/TablePage-C1x_Gf_2.css","assets/ReplayPage-8nkyjxcc.js","assets/ReplayPage-CHdjAhRd.css","assets/Replays-BCODx4Rt.js","assets/browse-BmFQDeg8.css","assets/Cards-BuhNFTHM.js","assets/Find-vqUQ0u_7.js","assets/Rules-BwWXrVaj.js","assets/About-BvFR1jQB.js","assets/About-CZoWyBiI.css","assets/Lost-Yn_ELuld.js","assets/Lost-gunVmLQy.css"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var g=1<<24,_=1024,v=2048,y=4096,b=8192,x=16384,S=32768,ee=1<<25,C=65536,te=1<<18,ne=1<<19,re=1<<20,ie=1<<25,ae=1<<21,oe=1<<22,se=1<<23,ce=Symbol(`$state`),le=Symbol(`component`),ue=Symbol(`legacy props`),de=Symbol(``),fe=Symbol(`attributes`),pe=Symbol(`class`),me=Symbol(`style`),he=Symbol(`text`),ge=Symbol(`form reset`),_e=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ve=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ye={},w=Symbol(`uninitialized`),be=`http://www.w3.org/1999/xhtml`,xe=`http://www.w3.org/2000/svg`,Se=`http://www.w3.org/1998/Math/MathML`;function Ce(){console.warn(`https://svelte.dev/e/derived_inert`)}function we(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Te(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ee(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function E(e){T=e}var D;function O(e){if(e===null)throw we(),ye;return D=e}function De(){return O(B(D))}function Oe(e){if(T){if(B(D)!==null)throw we(),ye;D=e}}function ke(e=1){if(T){for(var t=e,n=D;t--;)n=B(n);D=n}}function Ae(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=B(n);e&&n.remove(),n=i}}function je(e){if(!e||e.nodeType!==8)throw we(),ye;return e.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ie(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Le(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Re(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function ze(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Be(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ve(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function He(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ge(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var k=null;function Ke(e){k=e}function qe(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:q,l:null}}function Je(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)bn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,Ye(e)}function Ye(e={}){return i(e,le,{value:!0}),e}function Xe(){return!0}var Ze=[];function Qe(){var e=Ze;Ze=[],p(e)}function A(e){if(Ze.length===0&&!Tt){var t=Ze;queueMicrotask(()=>{t===Ze&&Qe()})}Ze.push(e)}function $e(){for(;Ze.length>0;)Qe()}var et=~(v|y|_);function j(e,t){e.f=e.f&et|t}function tt(e){e.f&512||e.deps===null?j(e,_):j(e,y)}function nt(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),j(e,_)}function rt(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}var it=!1;function at(){it||(it=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ge]?.()})},{capture:!0}))}function ot(e){var t=W,n=q;K(null),Wn(null);try{return e()}finally{K(t),Wn(n)}}function st(e,t,n,r=n){e.addEventListener(t,()=>ot(n));let i=e[ge];e[ge]=i?()=>{i(),r(!0)}:()=>r(!0),at()}function ct(e,t,n,r){let i=Xe()?ft:gt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=q,c=lt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){mn(e,s)}ut()}}var d=dt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>mt(e))).then(u).catch(e=>mn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),ut())}):f()}function lt(){var e=q,t=W,n=k,r=M;return function(i=!0){Wn(e),K(t),Ke(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ut(e=!0){Wn(null),K(null),Ke(null),e&&M?.deactivate()}function dt(){var e=q,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function ft(e){var t=2|v;return q!==null&&(q.f|=ne),{ctx:k,deps:null,effects:null,equals:Me,f:t,fn:e,reactions:null,rv:0,v:w,wv:0,parent:q,ac:null}}var pt=Symbol(`obsolete`);function mt(e,t,n){let r=q;r===null&&Fe();var i=void 0,a=Vt(w),o=!W,s=new Set;return Tn(()=>{var t=q,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==_e&&n.reject(e)}).finally(ut)}catch(e){n.reject(e),ut()}var c=M;if(o){if(t.f&32768)var l=dt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(pt);else for(let e of s.values())e.reject(pt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==pt&&(c.activate(),t?(a.f|=se,Gt(a,t)):(a.f&8388608&&(a.f^=se),Gt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),vn(()=>{for(let e of s)e.reject(pt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function ht(e){let t=ft(e);return Kn(t),t}function gt(e){let t=ft(e);return t.equals=Pe,t}function _t(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)U(t[n])}}function vt(e){var t,n=q,r=e.parent;if(!Hn&&r!==null&&e.v!==w&&r.f&24576)return Ce(),e.v;Wn(r);try{_t(e),t=tr(e)}finally{Wn(n)}return t}function yt(e){var t=vt(e);!e.equals(t)&&(e.wv=Qn(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Ct?.capture(e,t,!0)),e.deps===null))?j(e,_):Hn||(N===null?tt(e):(_n()||M?.is_fork)&&N.set(e,t))}function bt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ot(()=>{t.ac.abort(_e),t.ac=null}),t.fn!==null&&(t.teardown=d),ir(t,0),Mn(t))}function xt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&ar(t)}var St=null,M=null,Ct=null,N=null,wt=null,Tt=!1,Et=!1,Dt=null,Ot=null,kt=0,At=1,jt=class e{id=At++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){St===null?St=this:(St.next=this,this.prev=St),St=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,v),t(r);for(r of n.m)j(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=Dt=[],n=[],r=Ot=[];this.#a.length>0;){kt++>1e3&&(this.#b(),Nt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Rt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Dt=null,Ot=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Lt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Ct=this,Ft(n),Ft(t),Ct=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(P.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):$n(r)&&(i&16&&this.add_dirty_reaction(r,y),ar(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)nt(e[t],this.#s)}capture(e,t,n=!1){e.v!==w&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{Et=!0,M=this,this.#m()}finally{kt=0,wt=null,Dt=null,Ot=null,Et=!1,M=null,N=null,P.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(pt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(M===null){let t=M=new e;!Et&&!Tt&&A(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){wt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?St=e:t.prev=e,this.linked=!1}}};function Mt(e){var t=Tt,n=Ct;Ct=null,Tt=!0;try{var r;for(e&&(Mt(),r=e());;){if($e(),M===null)return r;M.flush()}}finally{Tt=t,Ct=n}}function Nt(){try{Be()}catch(e){mn(e,wt)}}var Pt=null;function Ft(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&$n(r)&&(Pt=new Set,ar(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Fn(r),Pt?.size>0)){P.clear();for(let e of Pt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Pt.has(n)&&(Pt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||ar(n)}}Pt.clear()}}Pt=null}}function It(e){M.schedule(e)}function Lt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,_);for(var n=e.first;n!==null;)Lt(n,t),n=n.next}}function Rt(e){j(e,_);for(var t=e.first;t!==null;)Rt(t),t=t.next}var zt=new Set,P=new Map,Bt=!1;function Vt(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function F(e,t){let n=Vt(e,t);return Kn(n),n}function Ht(e,t=!1,n=!0){let r=Vt(e);return t||(r.equals=Pe),r}function I(e,t,n=!1){return W!==null&&(!G||W.f&131072)&&Xe()&&W.f&4325394&&(Gn===null||!Gn.has(e))&&We(),Gt(e,n?L(t):t,Ot)}var Ut=null,Wt=0;function Gt(e,t,n=null){if(!e.equals(t)){Hn?P.set(e,t):P.has(e)||P.set(e,e.v);var r=jt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&vt(t),N===null&&tt(t)}e.wv=Qn(),Ut=null,Wt=0,Yt(e,v,n),Ut=null,Xe()&&q!==null&&q.f&1024&&!(q.f&96)&&(X===null?qn([e]):X.push(e)),!r.is_fork&&zt.size>0&&!Bt&&Kt()}return t}function Kt(){Bt=!1;for(let e of zt){e.f&1024&&j(e,y);let t;try{t=$n(e)}catch{t=!0}t&&ar(e)}zt.clear()}function qt(e,t=1){var n=Z(e),r=t===1?n++:n--;return I(e,n),r}function Jt(e){I(e,e.v+1)}function Yt(e,t,n){var r=e.reactions;if(r!==null){var i=Xe(),a=r.length;if(Wt+=a,Wt>1e5&&Ut===null&&(Ut=new Set),Ut!==null){if(Ut.has(e))return;Ut.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==q){var l=(c&v)===0;if(l&&j(s,t),c&131072)zt.add(s);else if(c&2){var u=s;N?.delete(u),Yt(u,y,n)}else if(l){var d=s;c&16&&Pt!==null&&Pt.add(d),n===null?It(d):n.push(d)}}}}}function L(t){if(typeof t!=`object`||!t||ce in t||le in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=F(0),u=null,d=Xn,f=e=>{if(Xn===d)return e();var t=W,n=Xn;K(null),Zn(d);var r=e();return K(t),Zn(n),r};return i&&r.set(`length`,F(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||He();var i=r.get(t);return i===void 0?f(()=>{var e=F(n.value,u);return r.set(t,e),e}):I(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>F(w,u));r.set(t,e),Jt(o)}}else I(n,w),Jt(o);return!0},get(e,n,i){if(n===ce)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>F(L(s?e[n]:w),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===w?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===w)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ce)return!0;var n=r.get(t),i=n!==void 0&&n.v!==w||Reflect.has(e,t);return(n!==void 0||(q!==null||W!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>F(i?L(e[t]):w,u)),r.set(t,n)),Z(n)===w)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>F(w,u)),r.set(d+``,p)):I(p,w)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>F(void 0,u)),I(c,L(n)),r.set(t,c));else{l=c.v!==w;var m=f(()=>L(n));I(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&I(g,_+1)}Jt(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==w});for(var[n,i]of r)i.v!==w&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ue()}})}function Xt(e){try{if(typeof e==`object`&&e&&ce in e)return e[ce]}catch{}return e}function Zt(e,t){return Object.is(Xt(e),Xt(t))}var Qt,$t,en,tn,nn;function rn(){if(Qt===void 0){Qt=window,$t=document,en=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;tn=a(t,`firstChild`).get,nn=a(t,`nextSibling`).get,u(e)&&(e[pe]=void 0,e[fe]=null,e[me]=void 0,e.__e=void 0),u(n)&&(n[he]=void 0)}}function R(e=``){return document.createTextNode(e)}function z(e){return tn.call(e)}function B(e){return nn.call(e)}function an(e,t){if(!T)return z(e);var n=z(D);if(n===null)n=D.appendChild(R());else if(t&&n.nodeType!==3){var r=R();return n?.before(r),O(r),r}return t&&fn(n),O(n),n}function on(e,t=!1){if(!T){var n=z(e);return n instanceof Comment&&n.data===``?B(n):n}if(t){if(D?.nodeType!==3){var r=R();return D?.before(r),O(r),r}fn(D)}return D}function sn(e,t=!1){if(!T)return z(e);var n=an(e,t);return Oe(e),n}function cn(e,t=1,n=!1){let r=T?D:e;for(var i;t--;)i=r,r=B(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=R();return r===null?i?.after(a):r.before(a),O(a),a}fn(r)}return O(r),r}function ln(e){e.textContent=``}function un(){return!1}function dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function fn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function pn(e){var t=q;if(t===null)return W.f|=se,e;if(!(t.f&32768)&&!(t.f&4))throw e;mn(e,t)}function mn(e,t){if(e===ye)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function hn(e){q===null&&(W===null&&ze(e),Re()),Hn&&Le(e)}function gn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function V(e,t){var n=q;n!==null&&n.f&8192&&(e|=b);var r={ctx:k,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Dt===null?jt.ensure().schedule(r):Dt.push(r);else if(t!==null){try{ar(r)}catch(e){throw U(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=C))}if(i!==null&&(i.parent=n,n!==null&&gn(i,n),W!==null&&W.f&2&&!(e&64))){var a=W;(a.effects??=[]).push(i)}return r}function _n(){return W!==null&&!G}function vn(e){let t=V(8,null);return j(t,_),t.teardown=e,t}function yn(e){hn(`$effect`);var t=q.f;if(!W&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return bn(e)}function bn(e){return V(4|re,e)}function xn(e){return hn(`$effect.pre`),V(8|re,e)}function Sn(e){jt.ensure();let t=V(64|ne,e);return()=>{U(t)}}function Cn(e){jt.ensure();let t=V(64|ne,e);return(e={})=>new Promise(n=>{e.outro?In(t,()=>{U(t),n(void 0)}):(U(t),n(void 0))})}function wn(e){return V(4,e)}function Tn(e){return V(oe|ne,e)}function En(e,t=0){return V(8|t,e)}function Dn(e,t=[],n=[],r=[]){ct(r,t,n,t=>{V(8,()=>{e(...t.map(Z))})})}function On(e,t=[],n=[],r=[]){ct(r,t,n,t=>{V(4,()=>e(...t.map(Z)))})}function kn(e,t=0){return V(16|t,e)}function An(e,t=0){return V(g|t,e)}function H(e){return V(32|ne,e)}function jn(e){var t=e.teardown;if(t!==null){let n=Hn,r=W;Un(!0),K(null);try{t.call(null)}catch(t){mn(t,e.parent)}finally{Un(n),K(r)}}}function Mn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ot(()=>{e.abort(_e)});var r=n.next;n.f&64?n.parent=null:U(n,t),n=r}}function Nn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||U(t),t=n}}function U(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Pn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,Mn(e,t&&!n),ir(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();jn(e),e.f^=ee,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&Fn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Pn(e,t){for(;e!==null;){var n=e===t?null:B(e);e.remove(),e=n}}function Fn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function In(e,t,n=!0){var r=[];e.f|=256,Ln(e,r,!0);var i=()=>{n&&U(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Ln(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Ln(i,t,o?n:!1)}i=a}}}function Rn(e){e.f&=-257,zn(e,!0)}function zn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(j(e,v),jt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);zn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Bn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:B(n);t.append(n),n=i}}var Vn=null,Hn=!1;function Un(e){Hn=e}var W=null,G=!1;function K(e){W=e}var q=null;function Wn(e){q=e}var Gn=null;function Kn(e){W!==null&&(W.f&2097152||W.f&2)&&(Gn??=new Set).add(e)}var J=null,Y=0,X=null;function qn(e){X=e}var Jn=1,Yn=0,Xn=Yn;function Zn(e){Xn=e}function Qn(){return++Jn}function $n(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if($n(a)&&yt(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,_)}return!1}function er(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Gn!==null&&Gn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?er(a,t,!1):t===a&&(n?j(a,v):a.f&1024&&j(a,y),It(a))}}function tr(e){var t=J,n=Y,r=X,i=W,a=Gn,o=k,s=G,c=Xn,l=e.f;J=null,Y=0,X=null,W=l&96?null:e,Gn=null,Ke(e.ctx),G=!1,Xn=++Yn,e.ac!==null&&(ot(()=>{e.ac.abort(_e)}),e.ac=null);try{e.f|=ae;var u=e.fn,d=u();e.f|=S;var f=nr(e);if(Xe()&&X!==null&&!G&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)er(X[p],e);if(i!==null&&i!==e){if(Yn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Yn;if(t!==null)for(let e of t)e.rv=Yn;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=se),d}catch(t){return nr(e),pn(t)}finally{e.f^=ae,J=t,Y=n,X=r,W=i,Gn=a,Ke(o),G=s,Xn=c}}function nr(e){var t=e.deps,n=M?.is_fork;if(J!==null){var r;if(n||ir(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(_n()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(ir(e,Y),t.length=Y);return t}function rr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==w&&tt(s),s.ac!==null&&ot(()=>{s.ac.abort(_e),s.ac=null,j(s,v)}),bt(s),ir(s,0)}}function ir(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)rr(e,n[r])}function ar(e){var t=e.f;if(!(t&16384)){j(e,_);var n=q;q=e;try{t&16777232?Nn(e):Mn(e),jn(e);var r=tr(e);e.teardown=typeof r==`function`?r:null,e.wv=Jn}finally{q=n}}}async function or(){await Promise.resolve(),Mt()}function Z(e){var t=!!(e.f&2);if(Vn?.add(e),W!==null&&!G&&!(q!==null&&q.f&16384)&&(Gn===null||!Gn.has(e))){var r=W.deps;if(W.f&2097152)e.rv<Yn&&(e.rv=Yn,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{W.deps??=[],n.call(W.deps,e)||W.deps.push(e);var i=e.reactions;i===null?e.reactions=[W]:n.call(i,W)||i.push(W)}}if(Hn&&P.has(e))return P.get(e);if(t){var a=e;if(Hn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||cr(a))&&(o=vt(a)),P.set(a,o),o}var s=!(a.f&512)&&!G&&W!==null&&!!(W.f&512),c=(a.f&S)===0;$n(a)&&(s&&(a.f|=512),yt(a)),s&&!c&&(xt(a),sr(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function sr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(xt(r),sr(r))}}function cr(e){if(e.v===w)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(P.has(t)||t.f&2&&cr(t))return!0;return!1}function lr(e){var t=G;try{return G=!0,e()}finally{G=t}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var ur=[`touchstart`,`touchmove`];function dr(e){return ur.includes(e)}var fr=Symbol(`events`),pr=new Set,mr=new Set;function hr(e,t,n,r={}){function i(e){if(r.capture||xr.call(t,e),!e.cancelBubble)return ot(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function gr(e,t,n,r,i){var a={capture:r,passive:i},o=hr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&vn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function _r(e,t,n){(t[fr]??={})[e]=n}function vr(e){for(var t=0;t<e.length;t++)pr.add(e[t]);for(var n of mr)n(e)}var yr=null,br=!1;function xr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;yr=e,br||(br=!0,setTimeout(()=>{br=!1,yr=null}));var s=0,c=yr===e&&e[fr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[fr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=W,f=q;K(null),Wn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[fr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[fr]=t,delete e.currentTarget,K(d),Wn(f)}}}var Sr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Cr(e){return Sr?.createHTML(e)??e}function wr(e){var t=dn(`template`);return t.innerHTML=Cr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=q;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Tr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Q(D,null),D;i===void 0&&(i=wr(a?e:`<!>`+e),n||(i=z(i)));var t=r||en?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=z(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Er(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Q(D,null),D;if(!o){var e=z(wr(a));if(i)for(o=document.createDocumentFragment();z(e);)o.appendChild(z(e));else o=z(e)}var t=o.cloneNode(!0);if(i){var n=z(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Dr(e,t){return Er(e,t,`svg`)}function Or(e=``){if(!T){var t=R(e+``);return Q(t,t),t}var n=D;return n.nodeType===3?fn(n):(n.before(n=R()),O(n)),Q(n,n),n}function kr(){if(T)return Q(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=R();return e.append(t,n),Q(t,n),e}function Ar(e,t){if(T){var n=q;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),De()}else e!==null&&e.before(t)}function jr(){if(T&&D&&D.nodeType===8&&D.textContent?.startsWith(`$`)){let e=D.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Mr(e){let t=0,n=Vt(0),r;return()=>{_n()&&(Z(n),En(()=>(t===0&&(r=lr(()=>e(()=>Jt(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,Jt(n))})})))}}var Nr=C|ne;function Pr(e,t,n,r){new Fr(e,t,n,r)}var Fr=class{parent;is_pending=!1;transform_error;#e;#t=T?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Mr(()=>(this.#p=Vt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=q;t.b=this,t.f|=128,n(e)},this.parent=q.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=kn(()=>{if(T){let e=je(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Nr),T&&(this.#e=D)}#h(){try{this.#a=H(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=H(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ee():(t=!0,n&&Ge(),this.#s!==null&&In(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){mn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=H(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=R(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return H(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){mn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,In(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=H(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Bn(this.#a,e);let t=this.#n.pending;this.#o=H(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){nt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=q,n=W,r=k;Wn(this.#i),K(this.#i),Ke(this.#i.ctx);try{return jt.ensure(),e()}finally{Wn(t),K(n),Ke(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&In(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,A(()=>{this.#d=!1,this.#p&&Gt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===ye||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(U(this.#a),null),this.#o&&=(U(this.#o),null),this.#s&&=(U(this.#s),null),T&&(O(this.#t),ke(),O(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return H(()=>{var r=q;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return mn(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){mn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>mn(e,this.#i&&this.#i.parent)):n(t)}})}};function Ir(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[he]??=e.nodeValue)&&(e[he]=n,e.nodeValue=`${n}`)}function Lr(e,t){return zr(e,t)}var Rr=new Map;function zr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){rn();var l=void 0,u=Cn(()=>{var s=n??t.appendChild(R());Pr(s,{pending:()=>{}},t=>{qe({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),T&&Q(t,null),l=e(t,i)||Ye(),T&&(q.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw we(),ye;Je()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=dr(r);for(let e of[t,document]){var a=Rr.get(e);a===void 0&&(a=new Map,Rr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,xr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(pr)),mr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Rr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,xr),r.delete(e),r.size===0&&Rr.delete(n)):r.set(e,i)}mr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Br.set(l,u),l}var Br=new WeakMap;function Vr(e,t){let n=Br.get(e);return n?(Br.delete(e),n(t)):Promise.resolve()}var Hr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Rn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Rn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(U(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Bn(r,t),t.append(R()),this.#n.set(e,{effect:r,fragment:t})}else U(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),In(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(U(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=un();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=R();i.append(a),this.#n.set(e,{effect:H(()=>t(a)),fragment:i})}else this.#t.set(e,H(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=D),this.#a(n)}},Ur=0,Wr=1,Gr=2;function Kr(e,t,n,r,i){T&&De();var a=Xe(),o=w,s=a?Vt(o):Ht(o,!1,!1),c=a?Vt(o):Ht(o,!1,!1),l=new Hr(e);kn(()=>{var a=M,o=t(),u=!1;let d=T&&f(o)===(e.data===`[!`);if(d&&(O(Ae()),E(!1)),f(o)){var p=lt(),m=!1;let e=e=>{if(!u){m=!0,p(!1),M===a&&a.deactivate(),jt.ensure();try{e()}finally{ut(!1),Tt||Mt()}}};o.then(t=>{e(()=>{Gt(s,t),l.ensure(Wr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Gt(c,t),l.ensure(Gr,i&&(e=>i(e,c))),!i)throw c.v})}),T?l.ensure(Ur,n):A(()=>{m||e(()=>{l.ensure(Ur,n)})})}else Gt(s,o),l.ensure(Wr,r&&(e=>r(e,s)));return d&&E(!0),()=>{u=!0}})}function qr(e,t,n=!1){var r;T&&(r=D,De());var i=new Hr(e),a=n?C:0;function o(e,t){if(T){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();O(a),i.anchor=a,E(!1),i.ensure(e,t),E(!0);return}}i.ensure(e,t)}kn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Jr=Symbol(`NaN`);function Yr(e,t,n){T&&De();var r=new Hr(e),i=!Xe();kn(()=>{var e=t();e!==e&&(e=Jr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Xr(e,t){return t}function Zr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];In(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Qr(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;ln(d),d.append(u),e.items.clear()}Qr(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Qr(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ie,Bn(a,document.createDocumentFragment())):U(t[i],n)}}var $r;function ei(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?O(z(u)):u.appendChild(R())}T&&De();var d=null,f=gt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,ni(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ie,ii(d,null,c)):Rn(d):In(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:kn(()=>{var e=Z(f),t=e.length;let r=!1;T&&je(c)===`[!`!=(t===0)&&(c=Ae(),O(c),E(!1),r=!0);for(var u=new Set,_=M,v=un(),y=0;y<t;y+=1){T&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,E(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Gt(S.v,b),S.i&&Gt(S.i,y),v&&_.unskip_effect(S.e)):(S=ri(l,m?c:$r??=R(),b,x,y,o,n,i),m||(S.e.f|=ie),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=H(()=>s(c)):(d=H(()=>s($r??=R())),d.f|=ie)),t>u.size&&Ie(``,``,``),T&&t>0&&O(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&E(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=D)}function ti(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ni(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ti(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Rn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ie,_===l)ii(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ai(e,d,_),ai(e,_,y),ii(_,y,n),d=_,p=[],m=[],l=ti(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)ii(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ai(e,S.prev,ee.next),ai(e,d,S),ai(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),ii(_,l,n),ai(e,_.prev,_.next),ai(e,_,d===null?e.effect.first:d.next),ai(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ti(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ti(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Qr(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var C=[];if(u!==void 0)for(_ of u)_.f&8192||C.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&C.push(l),l=ti(l.next);var te=C.length;if(te>0){var ne=i&4&&s===0?n:null;if(o){for(v=0;v<te;v+=1)C[v].nodes?.a?.measure();for(v=0;v<te;v+=1)C[v].nodes?.a?.fix()}Zr(e,C,ne)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ri(e,t,n,r,i,a,o,s){var c=o&1?o&16?Vt(n):Ht(n,!1,!1):null,l=o&2?Vt(i):null;return{v:c,i:l,e:H(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function ii(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=B(r);if(a.before(r),r===i)return;r=o}}function ai(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function oi(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;T&&(o=O(z(c)))}Dn(()=>{var e=q;if(s===(s=t()??``))T&&De();else if(n&&!T)e.nodes=null,c.innerHTML=s,s!==``&&Q(z(c),c.lastChild);else if(e.nodes!==null&&(Pn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(T){for(var a=D.data,l=De(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=B(l);if(l===null)throw we(),ye;Q(D,u),o=O(l)}else{var d=dn(r?`svg`:i?`math`:`template`,r?xe:i?Se:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Q(z(f),f.lastChild),r||i)for(;z(f);)o.before(z(f));else o.before(f)}}})}function si(e,t,...n){var r=new Hr(e);kn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},C)}function ci(e,t,n){var r;T&&(r=D,De());var i=new Hr(e);kn(()=>{var e=t()??null;if(T&&je(r)===`[`!=(e!==null)){var a=Ae();O(a),i.anchor=a,E(!1),i.ensure(e,e&&(t=>n(t,e))),E(!0)}else i.ensure(e,e&&(t=>n(t,e)))},C)}function li(e,t){let n=null,r=T;var i;if(T){n=D;for(var a=z(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=B(a);if(a===null)E(!1);else{var o=B(a);a.remove(),O(o)}}T||(i=document.head.appendChild(R()));try{kn(()=>{var e=H(()=>t(i));e.f|=te,T||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(E(!0),O(n))}}function ui(e,t){var n=void 0,r;An(()=>{n!==(n=t())&&(r&&=(U(r),null),n&&(r=H(()=>{wn(()=>n(e))})))})}function di(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=di(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function fi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=di(e))&&(r&&(r+=` `),r+=t);return r}function pi(e){return typeof e==`object`?fi(e):e??``}var mi=[...` 	
\r\f\xA0\v﻿`];function hi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||mi.includes(r[o-1]))&&(s===r.length||mi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function gi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function _i(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function vi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(_i)),i&&c.push(...Object.keys(i).map(_i));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=_i(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=gi(r)),i&&(n+=gi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function yi(e,t,n,r,i,a){var o=e[pe];if(T||o!==n||o===void 0){var s=hi(n,r,a);T&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[pe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function bi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function xi(e,t,n,r){var i=e[me];if(T||i!==t){var a=vi(t,r);T&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[me]=t}else r&&(Array.isArray(r)?(bi(e,n?.[0],r[0]),bi(e,n?.[1],r[1],`important`)):bi(e,n,r));return r}function Si(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ci(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Di(c);Si(c,i?a.includes(l):Zt(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function wi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Te();for(var i of t.options)i.selected=n.includes(Di(i))}else{for(i of t.options)if(Zt(Di(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ti(e){var t=new MutationObserver(t=>{t.every(Oi)||(`__defaultValue`in e&&Ci(e,!1),`__value`in e&&wi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),vn(()=>{t.disconnect()})}function Ei(e,t,n=t){var r=new WeakSet,i=!0;st(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Di);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Di(o)}n(a),e.__value=a,M!==null&&r.add(M)}),wn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(wi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Di(s),n(a))}e.__value=a,i=!1})}function Di(e){return`__value`in e?e.__value:e.value}function Oi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var ki=Symbol(`is custom element`),Ai=Symbol(`is html`),ji=ve?`link`:`LINK`,Mi=ve?`progress`:`PROGRESS`;function Ni(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Ii(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Ii(e,`checked`,null),e.checked=r}}};e[ge]=n,A(n),at()}}function Pi(e,t){var n=Li(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Mi)&&(e.value=t??``)}function Fi(e,t){var n=Li(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Ii(e,t,n,r){var i=Li(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ji))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[de]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&zi(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Li(e){return e[fe]??={[ki]:e.nodeName.includes(`-`),[Ai]:e.namespaceURI===be}}var Ri=new Map;function zi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ri.get(t);if(n)return n;Ri.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Bi(e,t,n=t){var r=new WeakSet;st(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Gi(e)?Ki(a):a,n(a),M!==null&&r.add(M),await or(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||lr(t)==null&&e.value)&&(n(Gi(e)?Ki(e.value):e.value),M!==null&&r.add(M)),En(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}Gi(e)&&n===Ki(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Vi=new Set;function Hi(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),st(n,`change`,()=>{var e=n.__value;a&&(e=Wi(o,e,n.checked)),i(e)},()=>i(a?[]:null)),En(()=>{var e=r();T&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=Zt(n.__value,e)}),vn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Vi.has(o)||(Vi.add(o),A(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Vi.delete(o)})),A(()=>{if(s){var e=a?Wi(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Ui(e,t,n=t){st(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||lr(t)==null)&&n(e.checked),En(()=>{e.checked=!!t()})}function Wi(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Gi(e){var t=e.type;return t===`number`||t===`range`}function Ki(e){return e===``?null:+e}function qi(e,t){return e===t||e?.[ce]===t}function Ji(e=Ye(),t,n,r){var i=k.r,a=q;return wn(()=>{var o,s;return En(()=>{o=s,s=r?.()||[],lr(()=>{qi(n(...s),e)||(t(e,...s),o&&qi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&qi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}var Yi=!1;function Xi(e){var t=Yi;try{return Yi=!1,[e(),Yi]}finally{Yi=t}}function Zi(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=ft(r),Z(u)):(l&&(l=!1,c=s?lr(r):r),c);let f;if(o){var p=ce in e||ue in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Xi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ve(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?ft:gt)(()=>(v=!1,g()));o&&Z(y);var b=q;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?L(e):e;return I(y,n),v=!0,c!==void 0&&(c=n),e}return Hn&&v||b.f&16384?y.v:Z(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Qi=`<svg xmlns="http://www.w3.org/2000/svg" class="defs" width="0" height="0" aria-hidden="true">
<symbol id="f-munchkin" viewBox="0 0 250 350" preserveAspectRatio="none"><g fill="none" stroke="currentColor" stroke-linejoin="round"><path d="M8.0 8.0L23.6 7.6L39.2 8.1L54.8 7.8L70.4 8.1L86.0 8.2L101.6 7.4L117.2 7.3L132.8 8.5L148.4 7.7L164.0 7.6L179.6 8.7L195.2 8.0L210.8 8.5L226.4 8.0L242.0 8.0L241.8 23.9L242.5 39.8L241.8 55.7L241.5 71.6L242.0 87.5L241.7 103.4L241.8 119.3L242.6 135.2L241.6 151.1L241.9 167.0L242.3 183.0L242.7 198.9L241.5 214.8L242.0 230.7L241.7 246.6L241.5 262.5L241.7 278.4L241.4 294.3L242.1 310.2L241.6 326.1L242.0 342.0L226.4 342.1L210.8 341.4L195.2 341.5L179.6 342.6L164.0 342.5L148.4 342.4L132.8 341.3L117.2 342.1L101.6 341.8L86.0 342.3L70.4 342.0L54.8 342.2L39.2 342.2L23.6 341.9L8.0 342.0L8.1 326.1L8.6 310.2L8.3 294.3L8.6 278.4L8.5 262.5L8.7 246.6L8.2 230.7L7.5 214.8L8.5 198.9L8.7 183.0L8.6 167.0L8.1 151.1L8.3 135.2L7.6 119.3L8.5 103.4L8.1 87.5L7.7 71.6L7.4 55.7L8.5 39.8L8.7 23.9L8.0 8.0Z" stroke-width="2.4"/><path d="M12.5 12.5L28.6 12.2L44.6 12.1L60.7 12.4L76.8 12.2L92.9 12.1L108.9 12.4L125.0 12.9L141.1 12.8L157.1 12.8L173.2 12.2L189.3 12.5L205.4 12.3L221.4 12.2L237.5 12.5L237.9 28.8L237.8 45.0L237.1 61.2L237.2 77.5L237.2 93.8L237.2 110.0L237.8 126.2L237.7 142.5L237.4 158.8L237.3 175.0L237.1 191.3L237.1 207.5L237.9 223.8L237.4 240.0L237.3 256.2L237.5 272.5L237.8 288.8L237.5 305.0L237.9 321.2L237.5 337.5L221.4 337.1L205.4 337.1L189.3 337.5L173.2 337.7L157.1 337.1L141.1 337.4L125.0 337.1L108.9 337.2L92.9 337.5L76.8 337.6L60.7 337.4L44.6 337.6L28.6 337.8L12.5 337.5L12.3 321.2L12.8 305.0L12.0 288.8L12.0 272.5L12.6 256.2L12.3 240.0L12.5 223.8L12.5 207.5L12.3 191.2L13.0 175.0L12.2 158.7L12.4 142.5L12.2 126.2L12.6 110.0L12.3 93.8L12.4 77.5L12.7 61.2L12.3 45.0L12.6 28.8L12.5 12.5Z" stroke-width=".8"/><g transform="translate(0 0) scale(1 1)"><path d="M12.5 6l6.5 6.5-6.5 6.5L6 12.5z" fill="var(--paper)" stroke-width="1.5"/><circle cx="12.5" cy="12.5" r="1.8" fill="currentColor" stroke="none"/></g><g transform="translate(250 0) scale(-1 1)"><path d="M12.5 6l6.5 6.5-6.5 6.5L6 12.5z" fill="var(--paper)" stroke-width="1.5"/><circle cx="12.5" cy="12.5" r="1.8" fill="currentColor" stroke="none"/></g><g transform="translate(0 350) scale(1 -1)"><path d="M12.5 6l6.5 6.5-6.5 6.5L6 12.5z" fill="var(--paper)" stroke-width="1.5"/><circle cx="12.5" cy="12.5" r="1.8" fill="currentColor" stroke="none"/></g><g transform="translate(250 350) scale(-1 -1)"><path d="M12.5 6l6.5 6.5-6.5 6.5L6 12.5z" fill="var(--paper)" stroke-width="1.5"/><circle cx="12.5" cy="12.5" r="1.8" fill="currentColor" stroke="none"/></g></g></symbol>
<symbol id="f-star" viewBox="0 0 250 350" preserveAspectRatio="none"><g fill="none" stroke="currentColor" stroke-linejoin="round"><path d="M23.0 8.0L63.8 8.1L104.6 8.1L145.4 8.1L186.2 8.2L227.0 8.0L242.0 23.0L241.9 61.0L241.8 99.0L242.2 137.0L242.0 175.0L241.8 213.0L241.9 251.0L241.8 289.0L242.0 327.0L227.0 342.0L186.2 342.2L145.4 342.0L104.6 342.1L63.8 342.0L23.0 342.0L8.0 327.0L8.0 289.0L7.8 251.0L7.9 213.0L7.9 175.0L8.2 137.0L8.1 99.0L7.8 61.0L8.0 23.0L23.0 8.0Z" stroke-width="2"/><path d="M25.5 12.5L65.3 12.6L105.1 12.6L144.9 12.5L184.7 12.4L224.5 12.5L237.5 25.5L237.7 68.2L237.4 110.9L237.5 153.6L237.4 196.4L237.6 239.1L237.4 281.8L237.5 324.5L224.5 337.5L184.7 337.6L144.9 337.4L105.1 337.4L65.3 337.5L25.5 337.5L12.5 324.5L12.5 281.8L12.6 239.1L12.4 196.4L12.5 153.6L12.6 110.9L12.4 68.2L12.5 25.5L25.5 12.5Z" stroke-width=".8" stroke-dasharray="20 3 3 3"/><g transform="translate(0 0) scale(1 1)"><path d="M11 4.5q.6 5.9 6.5 6.5-5.9.6-6.5 6.5-.6-5.9-6.5-6.5 5.9-.6 6.5-6.5z" fill="currentColor" stroke="none"/><path d="M24 8v8M8 24h8" stroke-width="1"/></g><g transform="translate(250 0) scale(-1 1)"><path d="M11 4.5q.6 5.9 6.5 6.5-5.9.6-6.5 6.5-.6-5.9-6.5-6.5 5.9-.6 6.5-6.5z" fill="currentColor" stroke="none"/><path d="M24 8v8M8 24h8" stroke-width="1"/></g><g transform="translate(0 350) scale(1 -1)"><path d="M11 4.5q.6 5.9 6.5 6.5-5.9.6-6.5 6.5-.6-5.9-6.5-6.5 5.9-.6 6.5-6.5z" fill="currentColor" stroke="none"/><path d="M24 8v8M8 24h8" stroke-width="1"/></g><g transform="translate(250 350) scale(-1 -1)"><path d="M11 4.5q.6 5.9 6.5 6.5-5.9.6-6.5 6.5-.6-5.9-6.5-6.5 5.9-.6 6.5-6.5z" fill="currentColor" stroke="none"/><path d="M24 8v8M8 24h8" stroke-width="1"/></g></g></symbol>
<symbol id="f-cthulhu" viewBox="0 0 250 350" preserveAspectRatio="none"><g fill="none" stroke="currentColor" stroke-linejoin="round"><path d="M8.5 8.5L11.5 8.7L14.5 9.0L17.5 8.9L20.4 8.2L23.4 7.4L26.4 7.1L29.4 8.0L32.4 9.4L35.4 10.2L38.4 9.8L41.4 8.6L44.3 7.3L47.3 6.8L50.3 7.5L53.3 8.9L56.3 10.0L59.3 10.1L62.3 9.1L65.3 7.7L68.2 6.8L71.2 7.1L74.2 8.4L77.2 9.7L80.2 10.2L83.2 9.5L86.2 8.2L89.2 7.0L92.1 6.9L95.1 7.9L98.1 9.3L101.1 10.1L104.1 9.9L107.1 8.7L110.1 7.4L113.1 6.8L116.0 7.4L119.0 8.8L122.0 9.9L125.0 10.1L128.0 9.2L131.0 7.8L134.0 6.9L136.9 7.1L139.9 8.2L142.9 9.6L145.9 10.2L148.9 9.7L151.9 8.3L154.9 7.1L157.9 6.9L160.8 7.7L163.8 9.1L166.8 10.1L169.8 10.0L172.8 8.8L175.8 7.5L178.8 6.8L181.8 7.3L184.7 8.6L187.7 9.9L190.7 10.2L193.7 9.3L196.7 7.9L199.7 6.9L202.7 7.0L205.7 8.1L208.6 9.5L211.6 10.2L214.6 9.7L217.6 8.5L220.6 7.2L223.6 7.0L226.6 7.8L229.6 8.8L232.5 9.2L235.5 9.0L238.5 8.6L241.5 8.5L241.5 8.5L241.3 11.5L241.0 14.5L241.1 17.5L241.8 20.5L242.7 23.5L242.9 26.5L242.0 29.5L240.6 32.5L239.8 35.5L240.2 38.5L241.5 41.5L242.8 44.5L243.2 47.5L242.4 50.5L241.0 53.5L240.0 56.5L240.0 59.5L241.0 62.5L242.4 65.5L243.2 68.5L242.8 71.5L241.5 74.5L240.2 77.5L239.8 80.5L240.6 83.5L242.0 86.5L243.0 89.5L243.0 92.5L242.0 95.5L240.6 98.5L239.8 101.5L240.2 104.5L241.5 107.5L242.8 110.5L243.2 113.5L242.4 116.5L241.0 119.5L240.0 122.5L240.0 125.5L241.0 128.5L242.4 131.5L243.2 134.5L242.8 137.5L241.5 140.5L240.2 143.5L239.8 146.5L240.6 149.5L242.0 152.5L243.0 155.5L243.0 158.5L242.0 161.5L240.6 164.5L239.8 167.5L240.2 170.5L241.5 173.5L242.8 176.5L243.2 179.5L242.4 182.5L241.0 185.5L240.0 188.5L240.0 191.5L241.0 194.5L242.4 197.5L243.2 200.5L242.8 203.5L241.5 206.5L240.2 209.5L239.8 212.5L240.6 215.5L242.0 218.5L243.0 221.5L243.0 224.5L242.0 227.5L240.6 230.5L239.8 233.5L240.2 236.5L241.5 239.5L242.8 242.5L243.2 245.5L242.4 248.5L241.0 251.5L240.0 254.5L240.0 257.5L241.0 260.5L242.4 263.5L243.2 266.5L242.8 269.5L241.5 272.5L240.2 275.5L239.8 278.5L240.6 281.5L242.0 284.5L243.0 287.5L243.0 290.5L242.0 293.5L240.6 296.5L239.8 299.5L240.2 302.5L241.5 305.5L242.8 308.5L243.2 311.5L242.4 314.5L241.0 317.5L240.0 320.5L240.1 323.5L241.1 326.5L242.1 329.5L242.3 332.5L241.9 335.5L241.5 338.5L241.5 341.5L241.5 341.5L238.5 341.3L235.5 341.0L232.5 341.1L229.6 341.8L226.6 342.6L223.6 342.9L220.6 342.0L217.6 340.6L214.6 339.8L211.6 340.2L208.6 341.4L205.7 342.7L202.7 343.2L199.7 342.5L196.7 341.1L193.7 340.0L190.7 339.9L187.7 340.9L184.7 342.3L181.8 343.2L178.8 342.9L175.8 341.6L172.8 340.3L169.8 339.8L166.8 340.5L163.8 341.8L160.8 343.0L157.9 343.1L154.9 342.1L151.9 340.7L148.9 339.9L145.9 340.1L142.9 341.3L139.9 342.6L136.9 343.2L134.0 342.6L131.0 341.2L128.0 340.1L125.0 339.9L122.0 340.8L119.0 342.2L116.0 343.1L113.1 342.9L110.1 341.8L107.1 340.4L104.1 339.8L101.1 340.3L98.1 341.7L95.1 342.9L92.1 343.1L89.2 342.3L86.2 340.9L83.2 339.9L80.2 340.0L77.2 341.2L74.2 342.5L71.2 343.2L68.2 342.7L65.3 341.4L62.3 340.1L59.3 339.8L56.3 340.7L53.3 342.1L50.3 343.1L47.3 343.0L44.3 341.9L41.4 340.5L38.4 339.8L35.4 340.3L32.4 341.5L29.4 342.8L26.4 343.0L23.4 342.2L20.4 341.2L17.5 340.8L14.5 341.0L11.5 341.4L8.5 341.5L8.5 341.5L8.7 338.5L9.0 335.5L8.9 332.5L8.2 329.5L7.3 326.5L7.1 323.5L8.0 320.5L9.4 317.5L10.2 314.5L9.8 311.5L8.5 308.5L7.2 305.5L6.8 302.5L7.6 299.5L9.0 296.5L10.0 293.5L10.0 290.5L9.0 287.5L7.6 284.5L6.8 281.5L7.2 278.5L8.5 275.5L9.8 272.5L10.2 269.5L9.4 266.5L8.0 263.5L7.0 260.5L7.0 257.5L8.0 254.5L9.4 251.5L10.2 248.5L9.8 245.5L8.5 242.5L7.2 239.5L6.8 236.5L7.6 233.5L9.0 230.5L10.0 227.5L10.0 224.5L9.0 221.5L7.6 218.5L6.8 215.5L7.2 212.5L8.5 209.5L9.8 206.5L10.2 203.5L9.4 200.5L8.0 197.5L7.0 194.5L7.0 191.5L8.0 188.5L9.4 185.5L10.2 182.5L9.8 179.5L8.5 176.5L7.2 173.5L6.8 170.5L7.6 167.5L9.0 164.5L10.0 161.5L10.0 158.5L9.0 155.5L7.6 152.5L6.8 149.5L7.2 146.5L8.5 143.5L9.8 140.5L10.2 137.5L9.4 134.5L8.0 131.5L7.0 128.5L7.0 125.5L8.0 122.5L9.4 119.5L10.2 116.5L9.8 113.5L8.5 110.5L7.2 107.5L6.8 104.5L7.6 101.5L9.0 98.5L10.0 95.5L10.0 92.5L9.0 89.5L7.6 86.5L6.8 83.5L7.2 80.5L8.5 77.5L9.8 74.5L10.2 71.5L9.4 68.5L8.0 65.5L7.0 62.5L7.0 59.5L8.0 56.5L9.4 53.5L10.2 50.5L9.8 47.5L8.5 44.5L7.2 41.5L6.8 38.5L7.6 35.5L9.0 32.5L10.0 29.5L9.9 26.5L8.9 23.5L7.9 20.5L7.7 17.5L8.1 14.5L8.5 11.5L8.5 8.5Z" stroke-width="2.4"/><path d="M13.0 13.0L16.0 13.1L19.0 13.3L22.0 13.2L24.9 12.8L27.9 12.3L30.9 12.2L33.9 12.7L36.9 13.5L39.9 14.0L42.9 13.8L45.9 13.0L48.8 12.3L51.8 12.0L54.8 12.4L57.8 13.2L60.8 13.9L63.8 13.9L66.8 13.3L69.7 12.5L72.7 12.0L75.7 12.2L78.7 12.9L81.7 13.7L84.7 14.0L87.7 13.6L90.7 12.8L93.6 12.1L96.6 12.1L99.6 12.6L102.6 13.4L105.6 14.0L108.6 13.8L111.6 13.1L114.5 12.3L117.5 12.0L120.5 12.3L123.5 13.1L126.5 13.8L129.5 14.0L132.5 13.4L135.5 12.6L138.4 12.0L141.4 12.1L144.4 12.8L147.4 13.6L150.4 14.0L153.4 13.7L156.4 12.9L159.3 12.2L162.3 12.0L165.3 12.5L168.3 13.4L171.3 13.9L174.3 13.9L177.3 13.2L180.3 12.4L183.2 12.0L186.2 12.3L189.2 13.1L192.2 13.8L195.2 14.0L198.2 13.5L201.2 12.7L204.1 12.1L207.1 12.1L210.1 12.8L213.1 13.6L216.1 14.0L219.1 13.7L222.1 13.0L225.1 12.5L228.0 12.6L231.0 12.8L234.0 13.0L237.0 13.0L237.0 13.0L236.9 16.0L236.7 19.0L236.8 22.0L237.2 25.0L237.7 28.0L237.8 31.0L237.3 34.0L236.5 37.0L236.0 40.0L236.2 43.0L237.0 46.0L237.8 49.0L238.0 52.0L237.5 55.0L236.7 58.0L236.1 61.0L236.1 64.0L236.7 67.0L237.5 70.0L238.0 73.0L237.8 76.0L237.0 79.0L236.2 82.0L236.0 85.0L236.5 88.0L237.3 91.0L237.9 94.0L237.9 97.0L237.3 100.0L236.5 103.0L236.0 106.0L236.2 109.0L237.0 112.0L237.8 115.0L238.0 118.0L237.5 121.0L236.7 124.0L236.1 127.0L236.1 130.0L236.7 133.0L237.5 136.0L238.0 139.0L237.8 142.0L237.0 145.0L236.2 148.0L236.0 151.0L236.5 154.0L237.3 157.0L237.9 160.0L237.9 163.0L237.3 166.0L236.5 169.0L236.0 172.0L236.2 175.0L237.0 178.0L237.8 181.0L238.0 184.0L237.5 187.0L236.7 190.0L236.1 193.0L236.1 196.0L236.7 199.0L237.5 202.0L238.0 205.0L237.8 208.0L237.0 211.0L236.2 214.0L236.0 217.0L236.5 220.0L237.3 223.0L237.9 226.0L237.9 229.0L237.3 232.0L236.5 235.0L236.0 238.0L236.2 241.0L237.0 244.0L237.8 247.0L238.0 250.0L237.5 253.0L236.7 256.0L236.1 259.0L236.1 262.0L236.7 265.0L237.5 268.0L238.0 271.0L237.8 274.0L237.0 277.0L236.2 280.0L236.0 283.0L236.5 286.0L237.3 289.0L237.9 292.0L237.9 295.0L237.3 298.0L236.5 301.0L236.0 304.0L236.2 307.0L237.0 310.0L237.8 313.0L238.0 316.0L237.5 319.0L236.8 322.0L236.5 325.0L236.6 328.0L236.9 331.0L237.1 334.0L237.0 337.0L237.0 337.0L234.0 336.9L231.0 336.7L228.0 336.8L225.1 337.2L222.1 337.7L219.1 337.8L216.1 337.3L213.1 336.5L210.1 336.0L207.1 336.2L204.1 337.0L201.2 337.7L198.2 338.0L195.2 337.6L192.2 336.8L189.2 336.1L186.2 336.1L183.2 336.7L180.3 337.5L177.3 338.0L174.3 337.8L171.3 337.1L168.3 336.3L165.3 336.0L162.3 336.4L159.3 337.2L156.4 337.9L153.4 337.9L150.4 337.4L147.4 336.6L144.4 336.0L141.4 336.2L138.4 336.9L135.5 337.7L132.5 338.0L129.5 337.7L126.5 336.9L123.5 336.2L120.5 336.0L117.5 336.6L114.5 337.4L111.6 338.0L108.6 337.9L105.6 337.2L102.6 336.4L99.6 336.0L96.6 336.3L93.6 337.1L90.7 337.8L87.7 338.0L84.7 337.5L81.7 336.6L78.7 336.1L75.7 336.1L72.7 336.8L69.7 337.6L66.8 338.0L63.8 337.7L60.8 336.9L57.8 336.2L54.8 336.0L51.8 336.5L48.8 337.3L45.9 337.9L42.9 337.9L39.9 337.2L36.9 336.4L33.9 336.0L30.9 336.3L27.9 337.0L24.9 337.5L22.0 337.4L19.0 337.2L16.0 337.0L13.0 337.0L13.0 337.0L13.1 334.0L13.3 331.0L13.2 328.0L12.8 325.0L12.3 322.0L12.2 319.0L12.7 316.0L13.5 313.0L14.0 310.0L13.8 307.0L13.0 304.0L12.2 301.0L12.0 298.0L12.5 295.0L13.3 292.0L13.9 289.0L13.9 286.0L13.3 283.0L12.5 280.0L12.0 277.0L12.2 274.0L13.0 271.0L13.8 268.0L14.0 265.0L13.5 262.0L12.7 259.0L12.1 256.0L12.1 253.0L12.7 250.0L13.5 247.0L14.0 244.0L13.8 241.0L13.0 238.0L12.2 235.0L12.0 232.0L12.5 229.0L13.3 226.0L13.9 223.0L13.9 220.0L13.3 217.0L12.5 214.0L12.0 211.0L12.2 208.0L13.0 205.0L13.8 202.0L14.0 199.0L13.5 196.0L12.7 193.0L12.1 190.0L12.1 187.0L12.7 184.0L13.5 181.0L14.0 178.0L13.8 175.0L13.0 172.0L12.2 169.0L12.0 166.0L12.5 163.0L13.3 160.0L13.9 157.0L13.9 154.0L13.3 151.0L12.5 148.0L12.0 145.0L12.2 142.0L13.0 139.0L13.8 136.0L14.0 133.0L13.5 130.0L12.7 127.0L12.1 124.0L12.1 121.0L12.7 118.0L13.5 115.0L14.0 112.0L13.8 109.0L13.0 106.0L12.2 103.0L12.0 100.0L12.5 97.0L13.3 94.0L13.9 91.0L13.9 88.0L13.3 85.0L12.5 82.0L12.0 79.0L12.2 76.0L13.0 73.0L13.8 70.0L14.0 67.0L13.5 64.0L12.7 61.0L12.1 58.0L12.1 55.0L12.7 52.0L13.5 49.0L14.0 46.0L13.8 43.0L13.0 40.0L12.2 37.0L12.0 34.0L12.5 31.0L13.2 28.0L13.5 25.0L13.4 22.0L13.1 19.0L12.9 16.0L13.0 13.0Z" stroke-width=".8"/><g transform="translate(0 0) scale(1 1)"><path d="M8 40C5 24 9 9 24 8c10-.6 13 10 5 12-5 1.200-7.500-5-3-6" stroke-width="3.200"/><path d="M8 40C5 24 9 9 24 8c10-.6 13 10 5 12" stroke="var(--paper)" stroke-width=".9" stroke-dasharray="1.400 4"/></g><g transform="translate(250 0) scale(-1 1)"><path d="M8 40C5 24 9 9 24 8c10-.6 13 10 5 12-5 1.200-7.500-5-3-6" stroke-width="3.200"/><path d="M8 40C5 24 9 9 24 8c10-.6 13 10 5 12" stroke="var(--paper)" stroke-width=".9" stroke-dasharray="1.400 4"/></g><g transform="translate(0 350) scale(1 -1)"><path d="M8 40C5 24 9 9 24 8c10-.6 13 10 5 12-5 1.200-7.500-5-3-6" stroke-width="3.200"/><path d="M8 40C5 24 9 9 24 8c10-.6 13 10 5 12" stroke="var(--paper)" stroke-width=".9" stroke-dasharray="1.400 4"/></g><g transform="translate(250 350) scale(-1 -1)"><path d="M8 40C5 24 9 9 24 8c10-.6 13 10 5 12-5 1.200-7.500-5-3-6" stroke-width="3.200"/><path d="M8 40C5 24 9 9 24 8c10-.6 13 10 5 12" stroke="var(--paper)" stroke-width=".9" stroke-dasharray="1.400 4"/></g></g></symbol>
<symbol id="h-monster" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13.0 13.0L45.0 12.9L77.0 12.7L109.0 13.1L141.0 12.7L173.0 13.0L205.0 12.9L237.0 13.0L237.4 36.0L237.0 59.0L226.8 68.5L216.6 59.0L206.5 66.5L196.3 59.0L186.1 68.5L175.9 59.0L165.7 66.5L155.5 59.0L145.4 68.5L135.2 59.0L125.0 66.5L114.8 59.0L104.6 68.5L94.5 59.0L84.3 66.5L74.1 59.0L63.9 68.5L53.7 59.0L43.5 66.5L33.4 59.0L23.2 68.5L13.0 59.0L13.0 36.0L13.0 13.0Z"/><g class="trim"></g></symbol>
<symbol id="h-enhancer" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13.0 13.0L45.0 12.8L77.0 13.4L109.0 12.7L141.0 13.2L173.0 12.7L205.0 12.8L237.0 13.0L236.6 39.5L237.0 66.0L214.1 66.0L212.1 56.0L189.2 66.0L187.2 56.0L164.3 66.0L162.3 56.0L139.4 66.0L137.4 56.0L114.6 66.0L112.6 56.0L89.7 66.0L87.7 56.0L64.8 66.0L62.8 56.0L39.9 66.0L37.9 56.0L13.0 66.0L12.8 39.5L13.0 13.0Z"/><g class="trim"></g></symbol>
<symbol id="h-curse" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13 13H237V57c-1 15.0 -13.0 15.0 -14.0 0c-1 5.0 -9.0 5.0 -10.0 0c-1 21.2 -19.0 21.2 -20.0 0c-1 6.2 -11.0 6.2 -12.0 0c-1 11.2 -23.0 11.2 -24.0 0c-1 17.5 -11.0 17.5 -12.0 0c-1 3.8 -17.0 3.8 -18.0 0c-1 23.8 -21.0 23.8 -22.0 0c-1 7.5 -13.0 7.5 -14.0 0c-1 13.8 -19.0 13.8 -20.0 0c-1 3.8 -15.0 3.8 -16.0 0c-1 17.5 -17.0 17.5 -18.0 0c-1 10.0 -23.0 10.0 -24.0 0V13Z"/><g class="trim"></g></symbol>
<symbol id="h-race" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13.0 13.0L45.0 12.8L77.0 12.7L109.0 12.9L141.0 12.7L173.0 12.7L205.0 12.9L237.0 13.0L236.7 37.0L237.0 61.0L207.0 61.8L177.0 63.0L151.0 68.3L125.0 74.0L99.0 68.7L73.0 63.0L43.0 62.0L13.0 61.0L12.8 37.0L13.0 13.0Z"/><g class="trim"><path d="M20 57Q90 60 125 69Q160 60 230 57" fill="none" stroke-width=".8"/></g></symbol>
<symbol id="h-class" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M4 20L13 17V13H237V17L246 20L239 43L246 66L237 64V61Q125 68 13 61V64L4 66L11 43Z"/><g class="trim"><path d="M13 17V64M237 17V64" fill="none" stroke-width=".8"/></g></symbol>
<symbol id="h-item" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13 13H237V54q-9 0-9 9H22q0-9-9-9Z"/><g class="trim"><circle cx="20" cy="20" r="2"/><circle cx="230" cy="20" r="2"/><path d="M26 59H224" fill="none" stroke-width=".8"/></g></symbol>
<symbol id="h-bigitem" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13 13H237V54q-9 0-9 9H22q0-9-9-9Z"/><g class="trim"><circle cx="20" cy="20" r="2.600"/><circle cx="230" cy="20" r="2.600"/><path d="M24 58.500H226M24 55.500H226" fill="none" stroke-width=".9"/></g></symbol>
<symbol id="h-oneshot" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13 13H237V63a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0a7.00 6.09 0 0 1 -14.00 0Z"/><g class="trim"></g></symbol>
<symbol id="h-level" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13.0 13.0L45.0 13.1L77.0 13.2L109.0 13.2L141.0 13.4L173.0 13.2L205.0 13.3L237.0 13.0L237.0 53.0L209.0 53.0L209.0 55.3L181.0 55.3L181.0 57.6L153.0 57.6L153.0 59.9L125.0 59.9L125.0 62.2L97.0 62.2L97.0 64.5L69.0 64.5L69.0 66.8L41.0 66.8L41.0 69.1L13.0 69.1L12.6 41.0L13.0 13.0Z"/><g class="trim"></g></symbol>
<symbol id="h-door" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13.0 13.0L45.0 12.8L77.0 12.7L109.0 12.9L141.0 12.7L173.0 12.7L205.0 12.9L237.0 13.0L236.7 38.0L237.0 63.0L232.0 65.0L207.0 63.8L182.0 62.8L157.0 62.0L125.0 64.0L92.5 63.2L60.0 62.0L36.5 63.0L13.0 64.0L12.8 38.5L13.0 13.0Z"/><g class="trim"><path d="M13 30H24M13 46H24M226 30H237M226 46H237" fill="none" stroke-width="4"/></g></symbol>
<symbol id="h-treasure" viewBox="0 0 250 350" preserveAspectRatio="none"><path d="M13.0 13.0L45.0 12.8L77.0 13.4L109.0 12.7L141.0 13.2L173.0 12.7L205.0 12.8L237.0 13.0L236.6 36.5L237.0 60.0L227.7 67.0L218.3 60.0L209.0 67.0L199.7 60.0L190.3 67.0L181.0 60.0L171.7 67.0L162.3 60.0L153.0 67.0L143.7 60.0L134.3 67.0L125.0 60.0L115.7 67.0L106.3 60.0L97.0 67.0L87.7 60.0L78.3 67.0L69.0 60.0L59.7 67.0L50.3 60.0L41.0 67.0L31.7 60.0L22.3 67.0L13.0 60.0L12.8 36.5L13.0 13.0Z"/><g class="trim"></g></symbol>
</svg>
`;function $i(e){var t=kr();oi(on(t),()=>Qi),Ar(e,t)}var ea=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends ea{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ta=class extends ea{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},na=class e extends ea{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ea)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ea&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ra=100,ia=`⁨`,aa=`⁩`;function oa(e,t,n){return n===t||n instanceof ta&&t instanceof ta&&n.value===t.value||t instanceof ta&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function sa(e,t,n){return t[n]?ga(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function ca(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=la(e,i.value):n.push(la(e,i));return{positional:n,named:r}}function la(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ta(t.value,{minimumFractionDigits:t.precision});case`var`:return ua(e,t);case`mesg`:return da(e,t);case`term`:return fa(e,t);case`func`:return pa(e,t);case`select`:return ma(e,t);default:return new $}}function ua(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof ea)return n;switch(typeof n){case`string`:return n;case`number`:return new ta(n);case`object`:if(na.supportsValue(n))return new na(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function da(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?ga(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?ga(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function fa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=ca(e,r).named;let n=ga(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=ca(e,r).named;let o=ga(e,a.value);return e.params=null,o}function pa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=ca(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function ma(e,{selector:t,variants:n,star:r}){let i=la(e,t);if(i instanceof $)return sa(e,n,r);for(let t of n)if(oa(e,i,la(e,t.key)))return ga(e,t.value);return sa(e,n,r)}function ha(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ra)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ra}`);r&&n.push(ia),n.push(la(e,i).toString(e)),r&&n.push(aa)}return e.dirty.delete(t),n.join(``)}function ga(e,t){return typeof t==`string`?e.bundle._transform(t):ha(e,t)}var _a=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function va(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ya=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ba(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof ta)return new ta(n.valueOf(),{...n.opts,...va(t,ya)});if(n instanceof na)return new ta(n.toNumber(),{...va(t,ya)});throw TypeError(`Invalid argument to NUMBER`)}var xa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Sa(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof na||n instanceof ta)return new na(n,va(t,xa));throw TypeError(`Invalid argument to DATETIME`)}var Ca=new Map;function wa(e){let t=Array.isArray(e)?e.join(` `):e,n=Ca.get(t);return n===void 0&&(n=new Map,Ca.set(t,n)),n}var Ta=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ba,DATETIME:Sa,...t},this._useIsolating=n,this._transform=r,this._intls=wa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new _a(this,n,t);try{return ha(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Ea=/^(-?[a-zA-Z][\w-]*) *= */gm,Da=/\.([a-zA-Z][\w-]*) *= */y,Oa=/\*?\[/y,ka=/(-?[0-9]+(?:\.([0-9]+))?)/y,Aa=/([a-zA-Z][\w-]*)/y,ja=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ma=/^[A-Z][A-Z0-9_-]*$/,Na=/([^{}\n\r]+)/y,Pa=/([^\\"\n\r]*)/y,Fa=/\\([\\"])/y,Ia=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,La=/^\n+/,Ra=/ +$/,za=/ *\r?\n/g,Ba=/( *)$/,Va=/{\s*/y,Ha=/\s*}/y,Ua=/\[\s*/y,Wa=/\s*] */y,Ga=/\s*\(\s*/y,Ka=/\s*->\s*/y,qa=/\s*:\s*/y,Ja=/\s*,?\s*/y,Ya=/\s+/y,Xa=class{constructor(e){this.body=[],Ea.lastIndex=0;let t=0;for(;;){let n=Ea.exec(e);if(n===null)break;t=Ea.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Da);){let t=o(Da),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Na)&&(r=o(Na)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,La),u([i],i.length)):r?S(r,Ra):null}function u(r=[],i){for(;;){if(n(Na)){r.push(o(Na));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ra));let c=[];for(let e of r)e instanceof Za&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Va,SyntaxError);let e=f();if(i(Ha))return e;if(i(Ka)){let t=h();return i(Ha,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(ja)){let[,e,t,n=null]=a(ja);if(e===`$`)return{type:`var`,name:t};if(i(Ga)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ma.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ja)}}function m(){let e=f();return e.type===`mesg`&&i(qa)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Oa);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ua,SyntaxError);let e;return e=n(ka)?v():{type:`str`,value:o(Aa)},i(Wa,SyntaxError),e}function _(){if(n(ka))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ka),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Pa),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Fa))return o(Fa);if(n(Ia)){let[,e,t]=a(Ia),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ya),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(za,`
`),n=Ba.exec(e)[1].length;return new Za(t,n)}}},Za=class{constructor(e,t){this.value=e,this.length=t}},Qa=`### The words of the page itself: buttons, headings, settings. What happens in a game is said by the other files.

rail-home = Grosbill, first page
rail-site = Site
rail-cards = Cards
rail-rules = Rules
rail-replays = Replays
page-not-loaded = This page could not be loaded. Check the connection and load it again.
card-bad-stuff = Bad Stuff

## The table

table-loading = The table is being laid…
table-tab = Grosbill
table-tab-yours = ● Your word — Grosbill
table-no-seat = You have no seat at this table. Ask for an invitation, or watch it from the first page.
table-closed =
    { $why ->
        [elsewhere] This seat is open in another window. Go on there, or load this page again.
        [no-table] There is no such table.
        [no-token] This seat has been given to somebody else.
        [stuck] This table cannot go on with this version of the game or of its cards. Its log is kept.
        [too-many] Too many tables are open here. Close one and load this page again.
       *[other] The table could not understand this page. Load it again.
    }
table-cut = The line is cut. Trying again…
table-close = Close
table-turn = Turn { $turn }
table-others = The others
table-you = you
table-and = and
table-strength = Strength
table-in-play = In front of { $name }
table-board =
    { $name }, level { $level }, strength { $strength }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand{ $note ->
        [none] {""}
       *[other] , { $note }
    }
table-hand-of =
    In hand: { $doors ->
        [one] { $doors } door
       *[other] { $doors } doors
    }, { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
table-chip-note =
    { $state ->
        [spare] carried, not in use
        [curse] lasts
        [one] used once
       *[used] in use
    }
table-chip-on = on { $host }
table-playable = something may be done with it
table-ask-help = Ask for help
table-sell = Sell
table-sound-on = Sound on
table-sound-off = Sound off
table-trade = Trade
table-nothing-in-play = Nothing in front of them.
table-our-side = The munchkins’ side
table-their-side = The monsters’ side
table-monsters =
    { $n ->
        [0] nobody
        [one] { $n } monster
       *[other] { $n } monsters
    }
table-monster = { $name }, level { $level }
table-gone = { $name } is gone.
table-deck =
    { $deck ->
        [door] Doors
       *[treasure] Treasures
    }
table-deck-left =
    { $deck ->
        [door] { $n ->
            [one] { $n } door left
           *[other] { $n } doors left
        }
       *[treasure] { $n ->
            [one] { $n } treasure left
           *[other] { $n } treasures left
        }
    }
table-discards = discards
table-top-discard = Last discarded: { $name }
table-level-of = Level { $level } of { $last }
table-hand = Your hand
table-card =
    { $state ->
        [lit] { $name }, may be played
        [quiet] { $name }
       *[dim] { $name }, not now
    }
table-look = Look at the card
table-put-back = Put it back
table-watching = You are watching.
table-moves = Moves
table-all-moves = All moves
table-find-move = Find a move
table-no-moves = There is nothing you may do now.
table-group =
    { $group ->
        [decide] Your move
        [help] Ask for help
        [play] Cards and powers
        [items] Race, class and items
        [trade] Sell, trade, give
       *[drop] Give up
    }
table-totals =
    { $state ->
        [winning] winning { $ours } : { $theirs }
       *[losing] { $ours } : { $theirs }
    }
table-question = What is going on
table-your-word = Your decision
table-waiting-for = Waiting for
table-more-time = More time
table-more-time-note = +15 s, once
table-seconds-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
table-hint = Hint
table-whose = In front of { $name }
table-whose-yours =
    { $place ->
        [hand] In your hand
       *[board] In front of you
    }
table-card-more = All about this card

## Cards and rules to look up

browse-all = All
browse-edition = Edition
browse-deck = Deck
browse-kind = Kind
browse-topic = Topic
browse-find = Find
browse-loading = One moment…
browse-cards-about = Every card of every set, as it is played here. The words on a card are made from what it does, so they cannot disagree.
browse-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
browse-no-card = There is no card { $name } here.
browse-all-cards = All cards
browse-set = Set
browse-copies = Copies
browse-source = Known from
browse-source-is =
    { $source ->
        [published] a published list
        [original] our own card: no list of this set is public
        [uncertain] a published name; some numbers are ours
       *[other] { $source }
    }
browse-scenarios =
    { $n ->
        [one] A scenario that shows it
       *[other] { $n } scenarios that show it
    }
browse-show-all = Show all { $n }
browse-rules-about = Every rule is a clause with a name of its own, every tricky situation a ruling. Each has scenarios that run.
browse-rules-found =
    { $n ->
        [one] { $n } clause or ruling
       *[other] { $n } clauses and rulings
    }
browse-all-rules = All rules
browse-kept = Where the program keeps it
set =
    { $set ->
        [munchkin] Munchkin
        [star] Star Munchkin
        [cthulhu] Munchkin Cthulhu
       *[other] { $set }
    }
edition-munchkin = Munchkin
edition-lite = Lite
edition-star = Star
edition-cthulhu = Cthulhu
deck-door = Doors
deck-treasure = Treasures
frame-monster = Monsters
frame-enhancer = Monster enhancers
frame-curse = Curses
frame-race = Races
frame-class = Classes
frame-door = Other door cards
frame-item = Items
frame-oneshot = One-shot items
frame-level = Go Up a Level
frame-treasure = Other treasures
scenario-everyone = Everyone
scenario-nobody = Meanwhile
scenario-begins = The table as it stands.
scenario-hand = in hand
scenario-back = One step back
scenario-on = Go on
scenario-step = Step
scenario-gone = This scenario is not on this server.

## The story and what is said at the table

story-title = What happened
story-turn = Turn { $turn } · { $who }
story-you = you
story-watcher = Someone watching
story-open = Open the whole story
story-close = Close the story
story-why = Why?
story-why-name = Why did { $name } do that?
story-why-thinking = Thinking back…
story-latest = What happened last
story-say = Say something…
story-phrase-help = Help me?
story-phrase-dare = Don’t you dare
story-phrase-played = Well played
story-phrase-hurry = Your word?

## The slip: deals and trades

slip-deal = A deal with { $name }
slip-trade = A trade with { $name }
slip-against = Help against
slip-you = You
slip-gives =
    { $you ->
        [yes] You give
       *[no] { $name } gives
    }
slip-close = Throw the slip away
slip-aside = Put the slip aside and look at the table
slip-tab-write = Your slip to { $name }
slip-tab-answer = The slip from { $name }
slip-tab-wait = { $name } has your slip
slip-with-whom = With whom
slip-what-for = What for
slip-wanted-help = Help me
slip-wanted-no_help = Help nobody
slip-wanted-stay_out = Stay out of it
slip-wanted-trade = A trade
slip-promises-no_help = A promise not to help in this fight
slip-promises-stay_out = A promise to stay out of this fight altogether
slip-treasures =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }{ $first ->
        [yes] , picking first
       *[no] {""}
    }
slip-treasures-for =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    } { $mine ->
        [yes] for you
       *[no] for { $helper }
    }
slip-of-treasures =
    { $n ->
        [one] of { $n } treasure
       *[other] of { $n } treasures
    }
slip-fewer = One fewer
slip-more = One more
slip-picks-first =
    { $mine ->
        [yes] You pick first
       *[no] { $helper } picks first
    }
slip-from-the-pack = and from the pack
slip-out-of-the-pack = from the pack
slip-colon = :
slip-and-play = and a card of your hand, played on the helper
slip-in-this-fight = in this fight
slip-becomes = becomes
slip-would-be-winning = Together you would win by { $n }, as things stand.
slip-would-be-losing = Even together you would be losing by { $n }.
slip-would-be-tied = Together you would only be level with it.
slip-nothing = nothing
slip-not-sent = not sent
slip-send = Send to { $name }
slip-send-back = Send back to { $name }
slip-with-changes = with your changes
slip-accept = Accept
slip-as-it-was = as it was
slip-refuse = Refuse
slip-withdraw = Take it back
slip-agreed = Agreed with { $name }
slip-ready =
    { $n ->
        [one] { $n } offer ready to send
       *[other] { $n } offers ready to send
    }

## Picking cards, selling

picks-what = What to do with them
picks-way =
    { $kind ->
        [give] To { $name }
        [discard] Discard
       *[pick] Pick
    }
picks-count = { $n } of { $most }
picks-do =
    { $kind ->
        [give] Give { picks-cards } to { $name }
        [discard] Discard { picks-cards }
       *[pick] { $what ->
            [lose] Lose { picks-cards }
            [cost] Pay with { picks-cards }
            [give] Give { picks-cards }
           *[other] Pick { picks-cards }
        }
    }
picks-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
picks-on-the-table = on the table
picks-blindly = { $name }’s hand, blindly
picks-look = Look at { $card }
picks-sale = What do you sell?
picks-levels =
    { $n ->
        [0] no level yet
        [one] { $n } level
       *[other] { $n } levels
    }
picks-in-use = in use
picks-sell =
    { $n ->
        [one] Sell { $n } item
       *[other] Sell { $n } items
    }
picks-close = Not now

## The menu of the table

menu-title = This table
menu-close = Close the menu
menu-asked = How often you are asked
menu-asked-all = Always
menu-asked-usual = When you could do something
menu-asked-fights = In fights, and on your turn
menu-asked-turn = Only on your turn
menu-away = A bot is playing for you.
menu-back = Take my seat back
menu-phone = Go on with my phone
menu-phone-how = Open this page on the other device and type the code, or scan the picture. It is good for a minute, and for once.
menu-phone-qr = The same code as a picture
menu-leave = Leave the table
menu-leave-sure = Leave: a bot plays on
menu-stay = Stay
menu-look = Language, light, sound
menu-language = Language
menu-theme = Light
menu-theme-dark = At night
menu-theme-light = By day
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-people = Who sits here
menu-free = a free seat
menu-is-host = host
menu-is-bot = a bot
menu-is-away = away
menu-fill = Put a bot there
menu-empty = Free the seat
menu-hand-on = Make host
menu-remove = Remove
menu-invitation = The link that lets others in
menu-copy = Copy the invitation
menu-copy-table = Copy the address
menu-copied = Copied
menu-renew = New invitation
menu-watch-anyone = Anybody may watch.
menu-watch-invited = Whoever has the invitation may watch.
menu-watch-nobody = Nobody may watch.
menu-rules = The rules of this table
menu-rules-plain = As they are printed, without house rules.
menu-clock-printed = 2.6 seconds to answer
menu-clock-usual = the usual clock
menu-clock-calm = a calm clock
menu-clock-none = no clock
menu-promise = What the shuffle is held to
menu-promise-about = This number was worked out from the shuffle before the first card. When the game is over everybody can check it.
menu-help = Help
menu-tour = Show me around again
menu-key-arrows = ← ↑ → ↓
menu-key-arrows-does = go about the table
menu-key-enter = Enter
menu-key-enter-does = take, and do
menu-key-numbers = 1 – 9
menu-key-numbers-does = a card of your hand
menu-key-m = m
menu-key-m-does = all your moves
menu-key-p = p
menu-key-p-does = let it be
menu-key-help = ?
menu-key-help-does = explain what is focused
menu-key-escape = Esc
menu-key-escape-does = put down, close

## The pointers of the first visit

tour-count = { $n } of { $of }
tour-next = Next
tour-before = Back
tour-play = Play
tour-skip = Skip
tour-boards = The others
tour-boards-text = Their level is on the shield, their strength beside the swords, and what they wear below. A ring around a portrait: the table waits for them.
tour-fight = The fight
tour-fight-text = Both sides weigh in on a scale. The receipt says where each number comes from, the line below what you win and what you risk.
tour-ask = What you are asked
tour-ask-text = One sentence says what is going on, the buttons what you can do about it. The bright one is what most would do. Press m for all your moves.
tour-hand = Your cards
tour-hand-text = Whatever you may play is lit. Touch a card to lift it and read what it would do, touch it again to play it. A dim card says why not.
tour-story = What happened
tour-story-text = Everything is told here, with links to the cards and the rules. Here you can talk to the others, too.

## The end of a game

ending-you =
    { $n ->
        [one] You win!
       *[other] You win, and not alone!
    }
ending-others =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
ending-again = How it ended
ending-level = Level
ending-luck = Who was lucky?
ending-fair-kept = The shuffle is the one that was promised
ending-fair-broken = The shuffle is not the one that was promised!
ending-fair-checking = The shuffle is being checked…
ending-fair-unchecked = What the shuffle was held to
ending-fair-how = Before the first card the table showed the SHA-256 of seed and salt. Your browser has just worked it out again.
ending-seed = Seed
ending-salt = Salt
ending-promise = Promised
ending-rematch = One more
ending-rematch-same = same people, other shuffle
ending-join = To the next game
ending-replay = Watch it again
ending-share = Share
ending-home = First page

## The curtain of pass and play

curtain-hand = Hand the device to { $name }
curtain-why = Nobody else looks. The cards show when the curtain opens.
curtain-open = I am { $name }


## The rail, everywhere

rail-about = About
rail-light = Light theme
rail-dark = Dark theme


## Before and around a table

page-no-answer = The server does not answer. Check the connection and try again.
sheet-close = Close
step-less = One less
step-more = One more

home-title = Grosbill: the Munchkin family at one table
home-player = Player
home-motto-1 = Open the door.
home-motto-2 = Grab the loot.
home-motto-3 = Blame a friend.
home-pitch = The whole Munchkin family at one table: every card, every rule, every blend. It knows who may do what, and says why.
home-play-now = Play now
home-play-now-about =
    { $n ->
        [2] two bots are already seated
        [3] three bots are already seated
        [4] four bots are already seated
        [5] five bots are already seated
       *[other] the bots are already seated
    }
home-play-friends = Play with friends
home-play-friends-about = send them a link
home-join = I have an invitation
home-look-on = Watch a table
home-one-device = One device for all of us
home-boxes = What is on the table?
home-cards = { $n } cards
home-players =
    { $span ->
        [1] { $least } or { $most } players
       *[other] { $least } to { $most } players
    }
home-blend = { $n } cards, { $doors } + { $treasures } to start
home-blend-changes = , { $changes }.
home-why = Why?
home-complete = How complete is it?
home-packs = Packs of this server
home-company = Who sits with you
home-a-bot = + a bot
home-bot-new = Who sits down?
home-bot-other = Who sits here?
home-bot-away = Send this bot away
home-seats = With friends, seats for
home-clock = Time to answer
home-clock-printed = 2.6\xA0s
home-clock-usual = 8\xA0s
home-clock-calm = 25\xA0s
home-clock-none = No clock
home-clock-printed-about = as the rules print it: for those who like a race
home-clock-usual-about = and 15\xA0s more for who asks
home-clock-calm-about = time to think, and 15\xA0s more for who asks
home-clock-none-about = nobody is ever hurried, even for days
home-pace = How fast bots are
home-pace-at-once = At once
home-pace-brisk = Brisk
home-pace-people = Like people
home-rules = House rules
home-more = more…
home-as-printed =
    { $n ->
        [0] as printed
        [one] as printed, but for one
       *[other] as printed, but for { $n }
    }
home-you = You
home-open = Who comes to your table
home-open-private = By link only
home-open-listed = Anybody
home-open-private-about = friends come by your link
home-open-listed-about = whoever looks for a table sees yours
home-watch = may watch the game
home-watch-anyone = Anybody
home-watch-invited = By link
home-watch-nobody = Nobody
home-unofficial = Unofficial fan software, not affiliated with Steve Jackson Games. Munchkin is their trademark. Icons: game-icons.net, CC BY 3.0.
home-about = About

you-name = Your name
you-sex = The sex of your munchkin
you-sex-any = By chance
you-sex-female = Female
you-sex-male = Male

why-changes = Played otherwise than the first box alone
why-clauses = What holds in every blend
why-boxes = How complete the boxes are

rules-about = Every rule that a table may change here. What you leave alone is as printed.
rules-limits = From { $least } to { $most }.
rules-printed = As printed: { $value }.
rules-done = Done
rules-reset = All as printed

goon = Go on
goon-over = over: see how it went
goon-turn = turn { $turn }
goon-waiting =
    { $n ->
        [0] about to begin
        [one] one seat free
       *[other] { $n } seats free
    }
goon-forget = Take off the list

join-title = I have an invitation
join-label = Paste the link you were sent, or type the code your other device shows
join-example = https://…/t/…#…  or  K7MP 22QX
join-go = Go
join-no-link = That is neither a link to a table nor a code of eight letters and digits.
join-phone = A code moves your own seat to this device: the menu of the table shows one, for a minute.

watch-title = Tables that anybody may find
watch-none = No table is open just now. Open one yourself: choose “Anybody” under “Who comes to your table”, then play with friends.
watch-watch = Watch
watch-join = Sit down
watch-again = Look again

door-title = A table is waiting
door-none = There is no such table any more.
door-sit = Sit down
door-watch = Only watch
door-full = All seats are taken.
door-started = The game has begun already.
door-needs = You need an invitation to this table: ask whoever sits there for the link.
door-sits =
    { $n ->
        [0] Nobody sits here yet.
        [one] { $names } sits here.
       *[other] { $names } sit here.
    }
door-home = To the first page

lobby-title = Around the table
lobby-rules-printed = The rules as printed.
lobby-clock-printed = 2.6 seconds to answer.
lobby-clock-usual = 8 seconds to answer.
lobby-clock-calm = 25 seconds to answer.
lobby-clock-none = No clock.
lobby-free = free
lobby-bot = bot
lobby-host = host
lobby-you = you
lobby-here = on this device
lobby-there = there
lobby-away = not there
lobby-start = Start the game
lobby-start-about = everybody is seated
lobby-start-bots = Start, with bots
lobby-start-bots-about =
    { $n ->
        [one] in the free seat
       *[other] in the { $n } free seats
    }
lobby-waiting-host = Waiting for { $name } to start the game.
lobby-waiting-seats =
    { $n ->
        [one] One seat is free: send the link.
       *[other] { $n } seats are free: send the link.
    }
lobby-ready = Everybody is seated.
lobby-put-bot = Put a bot here
lobby-free-seat = Free this seat
lobby-remove = Ask { $name } to leave
lobby-hand-on = Make { $name } host
lobby-leave = Leave the table
lobby-said = What happened
lobby-another = Somebody else on this device
lobby-another-about = Pass it around: each of you takes a seat, and a curtain falls between you.
lobby-another-name = Their name
lobby-another-sit = Take a seat
lobby-sit = Take a seat

invite-title = Invite
invite-link = The link that lets your friends in
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-share-text = Come and play Munchkin
invite-qr = The link as a picture to scan
invite-qr-show = Show a code to scan
invite-new = Make a new link
invite-new-about = The old one then opens nothing any more.

about-title = About Grosbill
about-unofficial = Unofficial
about-unofficial-1 = Grosbill is a fan project, not affiliated with, sponsored or endorsed by Steve Jackson Games. “Munchkin” and the names of its cards are trademarks or works of Steve Jackson Games Incorporated and its licensors.
about-unofficial-2 = No text or art of any publisher is here: the rules are restated, the texts on the cards are generated, and the cards are drawn from data. To play the real thing with friends, buy it.
about-licence = The program is free software under the MIT licence.
about-version = Version { $version }
about-kept = What is kept
about-kept-1 = No accounts, no cookies, nothing from elsewhere. The server keeps the tables: names, chat and moves, so that a game can go on after a cut.
about-kept-2 = This browser keeps your name, what you chose, and the keys to your seats. Whoever has a key has the seat; clearing the data of this site gives them up.
about-fair = A fair shuffle
about-fair-1 = Before the first card is dealt, the server draws a secret number and a salt, and shows the table their fingerprint (SHA-256). It cannot change them afterwards without changing the fingerprint.
about-fair-2 = When the game is over it shows both. Work the fingerprint out yourself: if it is the one from the beginning, nobody touched the deck. The record of the game then proves that every draw came from that number.
about-check = Check it
about-check-seed = Secret number
about-check-salt = Salt
about-check-promise = Fingerprint shown at the start
about-check-go = Work it out
about-check-same = It is the same: the shuffle was the one promised.
about-check-other = It is another one. The fingerprint of what you typed is:
about-check-is = The fingerprint of what you typed is:
about-check-cannot = This browser works out fingerprints only on a secure address. Any program for SHA-256 does: give it the secret number, a colon and the salt.
about-icons = Icons
about-icons-by = From game-icons.net, under the Creative Commons licence CC BY 3.0, in colours of our own; drawn by
about-fonts = Letters
about-fonts-1 = Alegreya, Alegreya Sans and Alegreya Sans SC, by Juan Pablo del Peral (Huerta Tipográfica), and Grenze Gotisch, by Omnibus-Type, all under the SIL Open Font License 1.1.

lost-title = No door here
lost-text = Somebody looted this room before you. What you are looking for is not here, or not any more.
lost-home = Back to the first page

## Replays

replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-moment = Moment of the game
replay-at = Turn { $turn } · move { $at }
replay-turn = Turn
replay-deal = The deal
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-all = all hands open
replay-eyes-none = a spectator
replay-hands = Everybody’s hand
replay-no-hand = no card in hand
replay-glance = At a glance
replay-share = Share this moment
replay-copied = Copied
replay-record = Record
replay-others = Other replays
replay-won =
    { $n ->
        [one] { $names } won
       *[other] { $names } won together
    }
replay-levels = Everybody’s level, turn by turn
replay-help = Who helped whom
replay-helped =
    { $n ->
        [one] { $helper } helped { $fighter } once
        [2] { $helper } helped { $fighter } twice
       *[other] { $helper } helped { $fighter } { $n } times
    }
replay-proved = The record was played again from the seed, and ends as the game did. Download it and prove it yourself: grosbill replay FILE.
replay-unproved = The record, played again, does not end as the game did. Other rules or other cards may have come since.
replay-line =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } · { $edition }{ $winners ->
        [none] {""}
       *[other] {" "}· won by { $winners }
    }
replays-about = Every finished game can be watched again: forwards, backwards, through anybody’s eyes, with the proof that the shuffle was fair.
replays-mine = Played in this browser
replays-listed = Public tables
replays-none = No public table has finished a game yet.
`,$a=`### The words of the page itself: buttons, headings, settings. What happens in a game is said by the other files.

rail-home = Grosbill, page d’accueil
rail-site = Site
rail-cards = Cartes
rail-rules = Règles
rail-replays = Parties
page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez.
card-bad-stuff = Incident fâcheux

## La table

table-loading = On dresse la table…
table-tab = Grosbill
table-tab-yours = ● À vous — Grosbill
table-no-seat = Vous n’avez pas de place à cette table. Demandez une invitation, ou regardez-la depuis la première page.
table-closed =
    { $why ->
        [elsewhere] Cette place est ouverte dans une autre fenêtre. Continuez là-bas, ou rechargez cette page.
        [no-table] Cette table n’existe pas.
        [no-token] Cette place a été donnée à quelqu’un d’autre.
        [stuck] Cette table ne peut pas continuer avec cette version du jeu ou de ses cartes. Son journal est conservé.
        [too-many] Trop de tables sont ouvertes ici. Fermez-en une et rechargez cette page.
       *[other] La table n’a pas compris cette page. Rechargez-la.
    }
table-cut = La ligne est coupée. Nouvel essai…
table-close = Fermer
table-turn = Tour { $turn }
table-others = Les autres
table-you = vous
table-and = et
table-strength = Force
table-in-play = Devant { $name }
table-board =
    { $name }, niveau { $level }, force { $strength }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main{ $note ->
        [none] {""}
       *[other] , { $note }
    }
table-hand-of =
    En main\xA0: { $doors ->
        [one] { $doors } porte
       *[other] { $doors } portes
    }, { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
table-chip-note =
    { $state ->
        [spare] transporté, pas utilisé
        [curse] dure
        [one] à usage unique
       *[used] utilisé
    }
table-chip-on = sur { $host }
table-playable = utilisable maintenant
table-ask-help = Demander de l’aide
table-sell = Vendre
table-sound-on = Son activé
table-sound-off = Son coupé
table-trade = Échanger
table-nothing-in-play = Rien sur la table.
table-our-side = Le camp des munchkins
table-their-side = Le camp des monstres
table-monsters =
    { $n ->
        [0] personne
        [one] { $n } monstre
       *[other] { $n } monstres
    }
table-monster = { $name }, niveau { $level }
table-gone = { $name } n’est plus là.
table-deck =
    { $deck ->
        [door] Portes
       *[treasure] Trésors
    }
table-deck-left =
    { $deck ->
        [door] { $n ->
            [one] { $n } porte
           *[other] { $n } portes
        }
       *[treasure] { $n ->
            [one] { $n } trésor
           *[other] { $n } trésors
        }
    }
table-discards = défausse
table-top-discard = Dernière défausse\xA0: { $name }
table-level-of = Niveau { $level } sur { $last }
table-hand = Votre main
table-card =
    { $state ->
        [lit] { $name }, jouable
        [quiet] { $name }
       *[dim] { $name }, pas maintenant
    }
table-look = Voir la carte
table-put-back = Reposer
table-watching = Vous regardez la partie.
table-moves = Coups
table-all-moves = Tous les coups
table-find-move = Chercher un coup
table-no-moves = Vous ne pouvez rien faire maintenant.
table-group =
    { $group ->
        [decide] À vous
        [help] Demander de l’aide
        [play] Cartes et pouvoirs
        [items] Race, classe et objets
        [trade] Vendre, échanger, donner
       *[drop] Abandonner
    }
table-totals =
    { $state ->
        [winning] gagne { $ours } à { $theirs }
       *[losing] { $ours } : { $theirs }
    }
table-question = Ce qui se passe
table-your-word = À vous de décider
table-waiting-for = En attente :
table-more-time = Plus de temps
table-more-time-note = +15 s, une fois
table-seconds-left =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
table-hint = Un conseil
table-whose = Devant { $name }
table-whose-yours =
    { $place ->
        [hand] Dans votre main
       *[board] Devant vous
    }
table-card-more = Tout sur cette carte

## Cards and rules to look up

browse-all = Tout
browse-edition = Édition
browse-deck = Pioche
browse-kind = Genre
browse-topic = Sujet
browse-find = Chercher
browse-loading = Un instant…
browse-cards-about = Toutes les cartes de toutes les boîtes, telles qu’on les joue ici. Le texte d’une carte est tiré de ce qu’elle fait : les deux ne peuvent pas se contredire.
browse-found =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
browse-no-card = Il n’y a pas de carte { $name } ici.
browse-all-cards = Toutes les cartes
browse-set = Boîte
browse-copies = Exemplaires
browse-source = Source
browse-source-is =
    { $source ->
        [published] une liste publiée
        [original] carte de notre cru : aucune liste de cette boîte n’est publique
        [uncertain] nom publié, certains chiffres sont de nous
       *[other] { $source }
    }
browse-scenarios =
    { $n ->
        [one] Un scénario qui la montre
       *[other] { $n } scénarios qui la montrent
    }
browse-show-all = Montrer les { $n }
browse-rules-about = Chaque règle est une clause qui porte un nom, chaque situation épineuse un arbitrage. Toutes ont des scénarios qui se jouent.
browse-rules-found =
    { $n ->
        [one] { $n } clause ou arbitrage
       *[other] { $n } clauses et arbitrages
    }
browse-all-rules = Toutes les règles
browse-kept = Où le programme la tient
set =
    { $set ->
        [munchkin] Munchkin
        [star] Star Munchkin
        [cthulhu] Munchkin Cthulhu
       *[other] { $set }
    }
edition-munchkin = Munchkin
edition-lite = Lite
edition-star = Star
edition-cthulhu = Cthulhu
deck-door = Donjon
deck-treasure = Trésors
frame-monster = Monstres
frame-enhancer = Modificateurs de monstre
frame-curse = Malédictions
frame-race = Races
frame-class = Classes
frame-door = Autres cartes Donjon
frame-item = Objets
frame-oneshot = Objets à usage unique
frame-level = Gain de niveau
frame-treasure = Autres trésors
scenario-everyone = Tout le monde
scenario-nobody = Pendant ce temps
scenario-begins = La table au départ.
scenario-hand = en main
scenario-back = Un pas en arrière
scenario-on = Continuer
scenario-step = Étape
scenario-gone = Ce scénario n’est pas sur ce serveur.

## L’histoire et ce qui se dit à la table

story-title = Ce qui s’est passé
story-turn = Tour { $turn } · { $who }
story-you = vous
story-watcher = Quelqu’un qui regarde
story-open = Ouvrir toute l’histoire
story-close = Fermer l’histoire
story-why = Pourquoi ?
story-why-name = Pourquoi { $name } a fait cela ?
story-why-thinking = Un instant…
story-latest = Les derniers évènements
story-say = Dites quelque chose…
story-phrase-help = Un coup de main ?
story-phrase-dare = N’y pensez même pas
story-phrase-played = Bien joué
story-phrase-hurry = C’est à vous ?

## Le billet : marchés et échanges

slip-deal = Un marché avec { $name }
slip-trade = Un échange avec { $name }
slip-against = De l’aide contre
slip-you = Vous
slip-gives =
    { $you ->
        [yes] Vous donnez
       *[no] { $name } donne
    }
slip-close = Jeter le billet
slip-aside = Mettre le billet de côté et regarder la table
slip-tab-write = Votre billet à { $name }
slip-tab-answer = Le billet de { $name }
slip-tab-wait = { $name } a votre billet
slip-with-whom = Avec qui
slip-what-for = Pour quoi
slip-wanted-help = M’aider
slip-wanted-no_help = N’aider personne
slip-wanted-stay_out = Rester en dehors
slip-wanted-trade = Un échange
slip-promises-no_help = La promesse de n’aider personne dans ce combat
slip-promises-stay_out = La promesse de rester tout à fait en dehors de ce combat
slip-treasures =
    { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }{ $first ->
        [yes] {" "}en choisissant en premier
       *[no] {""}
    }
slip-treasures-for =
    { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    } { $mine ->
        [yes] pour vous
       *[no] pour { $helper }
    }
slip-of-treasures =
    { $n ->
        [one] sur { $n } trésor
       *[other] sur { $n } trésors
    }
slip-fewer = Un de moins
slip-more = Un de plus
slip-picks-first =
    { $mine ->
        [yes] Vous choisissez en premier
       *[no] { $helper } choisit en premier
    }
slip-from-the-pack = et du paquetage
slip-out-of-the-pack = du paquetage
slip-colon = { " " }:
slip-and-play = et une carte de votre main, jouée sur l’allié
slip-in-this-fight = dans ce combat
slip-becomes = devient
slip-would-be-winning = À deux vous gagneriez de { $n }, en l’état.
slip-would-be-losing = Même à deux vous perdriez de { $n }.
slip-would-be-tied = À deux vous ne feriez que l’égaler.
slip-nothing = rien
slip-not-sent = pas envoyé
slip-send = Envoyer à { $name }
slip-send-back = Renvoyer à { $name }
slip-with-changes = avec vos changements
slip-accept = Accepter
slip-as-it-was = tel qu’il était
slip-refuse = Refuser
slip-withdraw = Le reprendre
slip-agreed = Conclu avec { $name }
slip-ready =
    { $n ->
        [one] { $n } offre prête à partir
       *[other] { $n } offres prêtes à partir
    }

## Choisir des cartes, vendre

picks-what = Qu’en faire
picks-way =
    { $kind ->
        [give] À { $name }
        [discard] Défausser
       *[pick] Choisir
    }
picks-count = { $n } sur { $most }
picks-do =
    { $kind ->
        [give] Donner { picks-cards } à { $name }
        [discard] Défausser { picks-cards }
       *[pick] { $what ->
            [lose] Perdre { picks-cards }
            [cost] Payer avec { picks-cards }
            [give] Donner { picks-cards }
           *[other] Choisir { picks-cards }
        }
    }
picks-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
picks-on-the-table = sur la table
picks-blindly = la main de { $name }, à l’aveugle
picks-look = Regarder { $card }
picks-sale = Que vendez-vous ?
picks-levels =
    { $n ->
        [0] pas encore de niveau
        [one] { $n } niveau
       *[other] { $n } niveaux
    }
picks-in-use = utilisé
picks-sell =
    { $n ->
        [one] Vendre { $n } objet
       *[other] Vendre { $n } objets
    }
picks-close = Pas maintenant

## Le menu de la table

menu-title = Cette table
menu-close = Fermer le menu
menu-asked = Quand on vous demande votre avis
menu-asked-all = Toujours
menu-asked-usual = Quand vous pourriez faire quelque chose
menu-asked-fights = Pendant les combats et à votre tour
menu-asked-turn = Seulement à votre tour
menu-away = Un robot joue à votre place.
menu-back = Reprendre ma place
menu-phone = Continuer sur mon téléphone
menu-phone-how = Ouvrez cette page sur l’autre appareil et tapez le code, ou scannez l’image. Il est valable une minute, et une seule fois.
menu-phone-qr = Le même code en image
menu-leave = Quitter la table
menu-leave-sure = Quitter : un robot continue
menu-stay = Rester
menu-look = Langue, lumière, son
menu-language = Langue
menu-theme = Lumière
menu-theme-dark = La nuit
menu-theme-light = Le jour
menu-sound-on = Avec le son
menu-sound-off = Sans le son
menu-people = Qui est assis ici
menu-free = une place libre
menu-is-host = hôte
menu-is-bot = un robot
menu-is-away = pas là
menu-fill = Y mettre un robot
menu-empty = Libérer la place
menu-hand-on = Nommer hôte
menu-remove = Écarter
menu-invitation = Le lien qui laisse entrer les autres
menu-copy = Copier l’invitation
menu-copy-table = Copier l’adresse
menu-copied = Copié
menu-renew = Nouvelle invitation
menu-watch-anyone = Tout le monde peut regarder.
menu-watch-invited = Qui a l’invitation peut regarder.
menu-watch-nobody = Personne ne peut regarder.
menu-rules = Les règles de cette table
menu-rules-plain = Telles qu’elles sont imprimées, sans règle maison.
menu-clock-printed = 2,6 secondes pour répondre
menu-clock-usual = l’horloge habituelle
menu-clock-calm = une horloge calme
menu-clock-none = sans horloge
menu-promise = Ce à quoi le mélange est tenu
menu-promise-about = Ce nombre a été calculé à partir du mélange avant la première carte. À la fin de la partie, chacun peut le vérifier.
menu-help = Aide
menu-tour = Refaire la visite
menu-key-arrows = ← ↑ → ↓
menu-key-arrows-does = parcourir la table
menu-key-enter = Entrée
menu-key-enter-does = prendre, puis faire
menu-key-numbers = 1 – 9
menu-key-numbers-does = une carte de votre main
menu-key-m = m
menu-key-m-does = tous vos coups
menu-key-p = p
menu-key-p-does = laisser faire
menu-key-help = ?
menu-key-help-does = expliquer ce qui est choisi
menu-key-escape = Échap
menu-key-escape-does = reposer, fermer

## Les repères de la première visite

tour-count = { $n } sur { $of }
tour-next = Suivant
tour-before = Retour
tour-play = Jouer
tour-skip = Passer
tour-boards = Les autres
tour-boards-text = Leur niveau est sur l’écu, leur force près des épées, et ce qu’ils portent au-dessous. Un anneau autour d’un portrait : la table les attend.
tour-fight = Le combat
tour-fight-text = Les deux camps pèsent sur une balance. Le ticket dit d’où vient chaque nombre, la ligne du bas ce que vous gagnez et ce que vous risquez.
tour-ask = Ce qu’on vous demande
tour-ask-text = Une phrase dit ce qui se passe, les boutons ce que vous pouvez y faire. Le bouton brillant est ce que la plupart feraient. La touche m montre tous vos coups.
tour-hand = Vos cartes
tour-hand-text = Tout ce que vous pouvez jouer est éclairé. Touchez une carte pour la soulever et lire ce qu’elle ferait, touchez-la encore pour la jouer. Une carte sombre dit pourquoi.
tour-story = Ce qui s’est passé
tour-story-text = Tout est raconté ici, avec des liens vers les cartes et les règles. C’est aussi ici que l’on parle aux autres.

## La fin d’une partie

ending-you =
    { $n ->
        [one] Vous gagnez !
       *[other] Vous gagnez, à plusieurs !
    }
ending-others =
    { $n ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
ending-again = Comment cela a fini
ending-level = Niveau
ending-luck = Qui a eu de la chance ?
ending-fair-kept = Le mélange est bien celui qui était promis
ending-fair-broken = Le mélange n’est pas celui qui était promis !
ending-fair-checking = Vérification du mélange…
ending-fair-unchecked = Ce à quoi le mélange était tenu
ending-fair-how = Avant la première carte, la table a montré le SHA-256 de la graine et du sel. Votre navigateur vient de le recalculer.
ending-seed = Graine
ending-salt = Sel
ending-promise = Promis
ending-rematch = Encore une
ending-rematch-same = mêmes joueurs, autre mélange
ending-join = Vers la partie suivante
ending-replay = La revoir
ending-share = Partager
ending-home = Page d’accueil

## Le rideau du jeu à plusieurs sur un appareil

curtain-hand = Passez l’appareil à { $name }
curtain-why = Personne d’autre ne regarde. Les cartes apparaissent quand le rideau s’ouvre.
curtain-open = Je suis { $name }


## The rail, everywhere

rail-about = À propos
rail-light = Thème clair
rail-dark = Thème sombre


## Before and around a table

page-no-answer = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
sheet-close = Fermer
step-less = Un de moins
step-more = Un de plus

home-title = Grosbill : toute la famille Munchkin à une table
home-player = Joueur
home-motto-1 = Ouvrez la porte.
home-motto-2 = Raflez le butin.
home-motto-3 = Trahissez un ami.
home-pitch = Toute la famille Munchkin à une même table : toutes les cartes, toutes les règles, tous les mélanges. Elle sait qui peut faire quoi, et dit pourquoi.
home-play-now = Jouer tout de suite
home-play-now-about =
    { $n ->
        [2] deux robots sont déjà assis
        [3] trois robots sont déjà assis
        [4] quatre robots sont déjà assis
        [5] cinq robots sont déjà assis
       *[other] les robots sont déjà assis
    }
home-play-friends = Jouer entre amis
home-play-friends-about = envoyez-leur un lien
home-join = J’ai une invitation
home-look-on = Regarder une partie
home-one-device = Un seul appareil pour tous
home-boxes = Que met-on sur la table ?
home-cards = { $n } cartes
home-players =
    { $span ->
        [1] { $least } ou { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
home-blend = { $n } cartes, { $doors } + { $treasures } au départ
home-blend-changes = , { $changes }.
home-why = Pourquoi ?
home-complete = Est-ce complet ?
home-packs = Extensions de ce serveur
home-company = Qui joue avec vous
home-a-bot = + un robot
home-bot-new = Qui vient s’asseoir ?
home-bot-other = Qui est assis là ?
home-bot-away = Renvoyer ce robot
home-seats = Entre amis, places
home-clock = Temps pour répondre
home-clock-printed = 2,6\xA0s
home-clock-usual = 8\xA0s
home-clock-calm = 25\xA0s
home-clock-none = Sans limite
home-clock-printed-about = comme dans la règle : pour les plus rapides
home-clock-usual-about = et 15\xA0s de plus pour qui le demande
home-clock-calm-about = le temps de réfléchir, et 15\xA0s de plus pour qui le demande
home-clock-none-about = personne n’est jamais pressé, même pendant des jours
home-pace = Vitesse des robots
home-pace-at-once = Immédiats
home-pace-brisk = Vifs
home-pace-people = Posés
home-rules = Règles maison
home-more = plus…
home-as-printed =
    { $n ->
        [0] la règle telle quelle
        [one] la règle telle quelle, à une exception près
       *[other] la règle telle quelle, à { $n } exceptions près
    }
home-you = Vous
home-open = Qui vient à votre table
home-open-private = Par lien seulement
home-open-listed = Tout le monde
home-open-private-about = vos amis viennent par votre lien
home-open-listed-about = qui cherche une table voit la vôtre
home-watch = peut regarder la partie
home-watch-anyone = Tout le monde
home-watch-invited = Par lien
home-watch-nobody = Personne
home-unofficial = Logiciel de fans, non officiel, sans lien avec Steve Jackson Games. Munchkin est leur marque. Icônes : game-icons.net, CC BY 3.0.
home-about = À propos

you-name = Votre nom
you-sex = Sexe de votre munchkin
you-sex-any = Au hasard
you-sex-female = Femme
you-sex-male = Homme

why-changes = Ce qui se joue autrement qu’avec la première boîte seule
why-clauses = Ce qui vaut pour tout mélange
why-boxes = Ce que contiennent les boîtes

rules-about = Toutes les règles qu’une table peut changer ici. Ce que vous ne touchez pas reste comme dans la règle.
rules-limits = De { $least } à { $most }.
rules-printed = Dans la règle : { $value }.
rules-done = C’est bon
rules-reset = Tout remettre comme dans la règle

goon = Reprendre
goon-over = finie : revoir la partie
goon-turn = tour { $turn }
goon-waiting =
    { $n ->
        [0] va commencer
        [one] une place libre
       *[other] { $n } places libres
    }
goon-forget = Retirer de la liste

join-title = J’ai une invitation
join-label = Collez le lien reçu, ou tapez le code affiché par votre autre appareil
join-example = https://…/t/…#…  ou  K7MP 22QX
join-go = C’est parti
join-no-link = Ce n’est ni un lien vers une table, ni un code de huit lettres et chiffres.
join-phone = Un code amène votre propre place sur cet appareil : le menu de la table en affiche un, valable une minute.

watch-title = Les tables ouvertes à tous
watch-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : choisissez « Tout le monde » sous « Qui vient à votre table », puis jouez entre amis.
watch-watch = Regarder
watch-join = S’asseoir
watch-again = Actualiser

door-title = Une table vous attend
door-none = Cette table n’existe plus.
door-sit = M’asseoir
door-watch = Seulement regarder
door-full = Toutes les places sont prises.
door-started = La partie a déjà commencé.
door-needs = Il faut une invitation pour cette table : demandez le lien à quelqu’un qui y joue.
door-sits =
    { $n ->
        [0] Personne n’est encore assis.
        [one] { $names } est à table.
       *[other] { $names } sont à table.
    }
door-home = Vers l’accueil

lobby-title = Autour de la table
lobby-rules-printed = La règle telle quelle.
lobby-clock-printed = 2,6 secondes pour répondre.
lobby-clock-usual = 8 secondes pour répondre.
lobby-clock-calm = 25 secondes pour répondre.
lobby-clock-none = Sans limite de temps.
lobby-free = libre
lobby-bot = robot
lobby-host = hôte
lobby-you = vous
lobby-here = sur cet appareil
lobby-there = présent
lobby-away = absent
lobby-start = Commencer la partie
lobby-start-about = tout le monde est assis
lobby-start-bots = Commencer, avec des robots
lobby-start-bots-about =
    { $n ->
        [one] à la place libre
       *[other] aux { $n } places libres
    }
lobby-waiting-host = On attend que { $name } lance la partie.
lobby-waiting-seats =
    { $n ->
        [one] Il reste une place : envoyez le lien.
       *[other] Il reste { $n } places : envoyez le lien.
    }
lobby-ready = Tout le monde est assis.
lobby-put-bot = Mettre un robot ici
lobby-free-seat = Libérer cette place
lobby-remove = Demander à { $name } de partir
lobby-hand-on = Faire de { $name } l’hôte
lobby-leave = Quitter la table
lobby-said = Ce qui s’est passé
lobby-another = Quelqu’un d’autre sur cet appareil
lobby-another-about = Faites-le passer : chacun prend une place, et un rideau tombe entre vous.
lobby-another-name = Son nom
lobby-another-sit = Prendre place
lobby-sit = Prendre place

invite-title = Inviter
invite-link = Le lien qui fait entrer vos amis
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-share-text = Viens jouer à Munchkin
invite-qr = Le lien, en image à scanner
invite-qr-show = Montrer un code à scanner
invite-new = Créer un nouveau lien
invite-new-about = L’ancien n’ouvrira alors plus rien.

about-title = À propos de Grosbill
about-unofficial = Non officiel
about-unofficial-1 = Grosbill est un projet de fans, ni affilié à Steve Jackson Games, ni parrainé ou approuvé par eux. « Munchkin » et les noms de ses cartes sont des marques ou des œuvres de Steve Jackson Games Incorporated et de ses concédants.
about-unofficial-2 = Il n’y a ici ni texte ni illustration d’aucun éditeur : les règles sont reformulées, les textes des cartes sont générés, et les cartes sont dessinées à partir de données. Pour jouer au vrai jeu entre amis, achetez-le.
about-licence = Le programme est un logiciel libre, sous licence MIT.
about-version = Version { $version }
about-kept = Ce qui est conservé
about-kept-1 = Pas de compte, pas de cookie, rien qui vienne d’ailleurs. Le serveur garde les tables : noms, messages et coups, pour qu’une partie reprenne après une coupure.
about-kept-2 = Ce navigateur garde votre nom, vos choix et les clés de vos places. Qui a la clé a la place ; effacer les données de ce site, c’est y renoncer.
about-fair = Un mélange honnête
about-fair-1 = Avant de distribuer la première carte, le serveur tire un nombre secret et un sel, et montre à la table leur empreinte (SHA-256). Il ne peut plus les changer sans que l’empreinte change.
about-fair-2 = À la fin de la partie, il montre les deux. Calculez l’empreinte vous-même : si c’est celle du début, personne n’a touché à la pioche. Le relevé de la partie prouve alors que chaque pioche vient de ce nombre.
about-check = Vérifier
about-check-seed = Nombre secret
about-check-salt = Sel
about-check-promise = Empreinte montrée au début
about-check-go = Calculer
about-check-same = C’est la même : le mélange est bien celui qui était promis.
about-check-other = C’en est une autre. L’empreinte de ce que vous avez saisi est :
about-check-is = L’empreinte de ce que vous avez saisi est :
about-check-cannot = Ce navigateur ne calcule d’empreintes que sur une adresse sécurisée. N’importe quel programme SHA-256 fait l’affaire : donnez-lui le nombre secret, un deux-points et le sel.
about-icons = Icônes
about-icons-by = De game-icons.net, sous licence Creative Commons CC BY 3.0, dans nos couleurs ; dessinées par
about-fonts = Caractères
about-fonts-1 = Alegreya, Alegreya Sans et Alegreya Sans SC, de Juan Pablo del Peral (Huerta Tipográfica), et Grenze Gotisch, d’Omnibus-Type, tous sous SIL Open Font License 1.1.

lost-title = Pas de porte ici
lost-text = Quelqu’un a pillé cette pièce avant vous. Ce que vous cherchez n’est pas ici, ou n’y est plus.
lost-home = Retour à l’accueil

## Replays

replay-controls = Revoir la partie
replay-play = Lire
replay-pause = Pause
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-moment = Moment de la partie
replay-at = Tour { $turn } · coup { $at }
replay-turn = Tour
replay-deal = La donne
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-all = toutes les mains ouvertes
replay-eyes-none = un spectateur
replay-hands = La main de chacun
replay-no-hand = aucune carte en main
replay-glance = En un coup d’œil
replay-share = Partager ce moment
replay-copied = Copié
replay-record = Feuille de partie
replay-others = Les autres parties
replay-won =
    { $n ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
replay-levels = Le niveau de chacun, tour par tour
replay-help = Qui a aidé qui
replay-helped =
    { $n ->
        [one] { $helper } a aidé { $fighter } une fois
        [2] { $helper } a aidé { $fighter } deux fois
       *[other] { $helper } a aidé { $fighter } { $n } fois
    }
replay-proved = La partie, rejouée depuis sa graine, finit comme elle a fini. Téléchargez-la pour le prouver vous-même : grosbill replay FICHIER.
replay-unproved = La partie, rejouée, ne finit pas comme elle a fini. Des règles ou des cartes ont pu changer depuis.
replay-line =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } · { $edition }{ $winners ->
        [none] {""}
       *[other] {" "}· victoire de { $winners }
    }
replays-about = Toute partie finie peut se revoir : en avant, en arrière, par les yeux de chacun, avec la preuve que le mélange était honnête.
replays-mine = Jouées dans ce navigateur
replays-listed = Tables publiques
replays-none = Aucune table publique n’a encore fini de partie.
`,eo=new Map;function to(e,t){let n;try{n=localStorage.getItem(e)}catch{n=eo.get(e)}if(n==null)return t;try{return JSON.parse(n)}catch{return t}}function no(e,t){let n=JSON.stringify(t);try{localStorage.setItem(e,n)}catch{eo.set(e,n)}}function ro(e){eo.delete(e);try{localStorage.removeItem(e)}catch{}}var io=`grosbill/prefs`,ao=new class{#e=F(L(to(io,{})));constructor(){Sn(()=>{yn(()=>{document.documentElement.lang=this.lang,document.documentElement.dataset.theme=this.theme})})}get lang(){return Z(this.#e).lang??(navigator.language.toLowerCase().startsWith(`fr`)?`fr`:`en`)}set lang(e){this.#t({lang:e})}get theme(){return Z(this.#e).theme??(matchMedia(`(prefers-color-scheme: light)`).matches?`light`:`dark`)}set theme(e){this.#t({theme:e})}get sound(){return Z(this.#e).sound??!0}set sound(e){this.#t({sound:e})}get name(){return Z(this.#e).name??``}set name(e){this.#t({name:e})}get sex(){return Z(this.#e).sex??``}set sex(e){this.#t({sex:e})}get toured(){return Z(this.#e).toured??!1}set toured(e){this.#t({toured:e})}#t(e){I(this.#e,{...Z(this.#e),...e},!0),no(io,Z(this.#e))}},oo=()=>!matchMedia(`(prefers-reduced-motion: reduce)`).matches,so={en:Qa,fr:$a},co=new Map;function lo(e){let t=co.get(e);return t||(t=new Ta(e,{useIsolating:!1}),t.addResource(new Xa(so[e])),co.set(e,t)),t}var uo=(e,t)=>e===`fr`?t.replace(/ (?=[:;?!»])|(?<=«) /g,`\xA0`):t;function fo(e,t){let n=lo(ao.lang),r=n.getMessage(e)?.value;return r?uo(ao.lang,n.formatPattern(r,t)):e}var po={"":`home`,t:`table`,r:`replay`,replays:`replays`,cards:`cards`,rules:`rules`,about:`about`};function mo(e){let[t=``,...n]=e.replace(/^\/+|\/+$/g,``).split(`/`),r=n.map(decodeURIComponent).join(`/`),i=po[t]??`lost`;return(i===`table`||i===`replay`)&&!r?{page:`lost`,id:r}:{page:i,id:r}}var ho=new class{#e=F(L(mo(location.pathname)));get place(){return Z(this.#e)}set place(e){I(this.#e,e,!0)}#t=F(L(new URLSearchParams(location.search)));get query(){return Z(this.#t)}set query(e){I(this.#t,e,!0)}#n=F(L(location.hash.slice(1)));get fragment(){return Z(this.#n)}set fragment(e){I(this.#n,e,!0)}constructor(){addEventListener(`popstate`,()=>this.#r()),addEventListener(`hashchange`,()=>this.#r()),document.addEventListener(`click`,e=>this.#i(e))}go(e){history.pushState(null,``,e),this.#r(),scrollTo(0,0)}ask(e){let t=e.toString();history.replaceState(null,``,location.pathname+(t?`?${t}`:``)+location.hash),this.query=e}#r(){this.place=mo(location.pathname),this.query=new URLSearchParams(location.search),this.fragment=location.hash.slice(1)}#i(e){let t=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,n=e.target instanceof Element?e.target.closest(`a[href]`):null;t&&n instanceof HTMLAnchorElement&&!e.defaultPrevented&&(n.origin!==location.origin||n.target||n.hasAttribute(`download`)||n.pathname.startsWith(`/api/`)||n.getAttribute(`href`)?.startsWith(`#`)||(e.preventDefault(),this.go(n.pathname+n.search+n.hash)))}},go=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),_o=function(e){return`/`+e},vo={},yo=function(e){return e.pathname.endsWith(`.css`)},bo=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},xo=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=_o(t,n);let r=s(t),i=yo(r);return bo(vo,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:go,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},So=Tr(`<p class="lost" role="alert"> </p>`),Co=Tr(`<!> <!>`,1);function wo(e,t){qe(t,!0);let n={home:()=>xo(()=>import(`./Home-HOrbtrb6.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8])),table:()=>xo(()=>import(`./TablePage-DTSpzRIm.js`),__vite__mapDeps([9,3,2,4,5,6,7,1,10,11,12,13])),replay:()=>xo(()=>import(`./ReplayPage-8nkyjxcc.js`),__vite__mapDeps([14,2,1,3,10,5,11,12,15])),replays:()=>xo(()=>import(`./Replays-BCODx4Rt.js`),__vite__mapDeps([16,3,2,6,17])),cards:()=>xo(()=>import(`./Cards-BuhNFTHM.js`),__vite__mapDeps([18,5,3,1,2,19,11,17])),rules:()=>xo(()=>import(`./Rules-BwWXrVaj.js`),__vite__mapDeps([20,2,3,19,1,11,17])),about:()=>xo(()=>import(`./About-BvFR1jQB.js`),__vite__mapDeps([21,3,22])),lost:()=>xo(()=>import(`./Lost-Yn_ELuld.js`),__vite__mapDeps([23,3,24]))},r=ht(()=>i(ho.place));async function i({page:e,id:t}){return{Screen:(await n[e]()).default,id:t}}var a=Co(),o=on(a);$i(o,{}),Kr(cn(o,2),()=>Z(r),null,(e,t)=>{var n=ht(()=>{var{Screen:e,id:n}=Z(t);return{Screen:e,id:n}}),r=ht(()=>Z(n).Screen),i=ht(()=>Z(n).id),a=kr();Yr(on(a),()=>Z(i),e=>{var t=kr();ci(on(t),()=>Z(r),(e,t)=>{t(e,{get id(){return Z(i)}})}),Ar(e,t)}),Ar(e,a)},e=>{var t=So(),n=sn(t,!0);Dn(e=>Ir(n,e),[()=>fo(`page-not-loaded`)]),Ar(e,t)}),Ar(e,a),Je()}var To=document.getElementById(`page`);To&&Lr(wo,{target:To});export{sn as $,Kr as A,vr as B,ui as C,Xr as D,ei as E,kr as F,On as G,gr as H,Tr as I,xn as J,Dn as K,Dr as L,Ir as M,Vr as N,Yr as O,Ar as P,on as Q,jr as R,pi as S,si as T,Z as U,_r as V,or as W,Qt as X,$t as Y,an as Z,Ei as _,ro as a,ht as at,xi as b,Zi as c,qe as ct,Hi as d,d as dt,cn as et,Bi as f,h as ft,Pi as g,Fi as h,ao as i,qt as it,Lr as j,qr as k,Ji as l,ke as lt,Ii as m,fo as n,I as nt,no as o,rt as ot,Ni as p,yn as q,oo as r,F as rt,to as s,Je as st,ho as t,L as tt,Ui as u,Oe as ut,Ti as v,li as w,yi as x,wi as y,Or as z};