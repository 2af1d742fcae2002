import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  require_fast_decode_uri_component,
  require_queue
} from "./chunk-3KSRKUC4.js";
import {
  require_error
} from "./chunk-VMVF43IW.js";
import {
  require_fastify_plugin
} from "./chunk-HNUMXIHR.js";
import {
  __commonJS,
  __esm,
  __export,
  __require,
  __toCommonJS,
  __toESM,
  require_Reflect
} from "./chunk-LTJCNGE3.js";

// node_modules/@fastify/static/node_modules/glob/dist/commonjs/index.min.js
var require_index_min = __commonJS({
  "node_modules/@fastify/static/node_modules/glob/dist/commonjs/index.min.js"(exports) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var C = (r, t) => () => {
      try {
        return t || r((t = { exports: {} }).exports, t), t.exports;
      } catch (e) {
        throw t = 0, e;
      }
    };
    var ms = C((tt) => {
      "use strict";
      Object.defineProperty(tt, "__esModule", { value: true });
      tt.range = tt.balanced = void 0;
      var Ei = (r, t, e) => {
        let s = r instanceof RegExp ? ps(r, e) : r, i = t instanceof RegExp ? ps(t, e) : t, n = s !== null && i != null && (0, tt.range)(s, i, e);
        return n && { start: n[0], end: n[1], pre: e.slice(0, n[0]), body: e.slice(n[0] + s.length, n[1]), post: e.slice(n[1] + i.length) };
      };
      tt.balanced = Ei;
      var ps = (r, t) => {
        let e = t.match(r);
        return e ? e[0] : null;
      }, Oi = (r, t, e) => {
        let s, i, n, o, h, a = e.indexOf(r), l = e.indexOf(t, a + 1), c = a;
        if (a >= 0 && l > 0) {
          if (r === t) return [a, l];
          for (s = [], n = e.length; c >= 0 && !h; ) {
            if (c === a) s.push(c), a = e.indexOf(r, c + 1);
            else if (s.length === 1) {
              let u = s.pop();
              u !== void 0 && (h = [u, l]);
            } else i = s.pop(), i !== void 0 && i < n && (n = i, o = l), l = e.indexOf(t, c + 1);
            c = a < l && a >= 0 ? a : l;
          }
          s.length && o !== void 0 && (h = [n, o]);
        }
        return h;
      };
      tt.range = Oi;
    });
    var vs = C((T) => {
      "use strict";
      Object.defineProperty(T, "__esModule", { value: true });
      T.EXPANSION_MAX_REWRITES = T.EXPANSION_MAX_DEPTH = T.EXPANSION_MAX_LENGTH = T.EXPANSION_MAX = void 0;
      T.expand = Wi;
      var gs = ms(), ws = "\0SLASH" + Math.random() + "\0", bs = "\0OPEN" + Math.random() + "\0", xe = "\0CLOSE" + Math.random() + "\0", ys = "\0COMMA" + Math.random() + "\0", Ss = "\0PERIOD" + Math.random() + "\0", xi = new RegExp(ws, "g"), Ci = new RegExp(bs, "g"), Mi = new RegExp(xe, "g"), ki = new RegExp(ys, "g"), Ai = new RegExp(Ss, "g"), Ri = /\\\\/g, Pi = /\\{/g, Ti = /\\}/g, Fi = /\\,/g, ji = /\\\./g;
      T.EXPANSION_MAX = 1e5;
      T.EXPANSION_MAX_LENGTH = 4e6;
      T.EXPANSION_MAX_DEPTH = 1e3;
      T.EXPANSION_MAX_REWRITES = 1e3;
      function _e(r) {
        return isNaN(r) ? r.charCodeAt(0) : parseInt(r, 10);
      }
      function Ni(r) {
        return r.replace(Ri, ws).replace(Pi, bs).replace(Ti, xe).replace(Fi, ys).replace(ji, Ss);
      }
      function Di(r) {
        return r.replace(xi, "\\").replace(Ci, "{").replace(Mi, "}").replace(ki, ",").replace(Ai, ".");
      }
      function Ee(r, t) {
        for (let e = 0; e < t.length; e++) r.push(t[e]);
      }
      function Li(r) {
        let t = [], e = "";
        for (; ; ) {
          let s = (0, gs.balanced)("{", "}", r);
          if (!s) {
            let a = r.split(",");
            return a[0] = e + a[0], Ee(t, a), t;
          }
          let { pre: i, body: n, post: o } = s, h = i.split(",");
          if (h[0] = e + h[0], h[h.length - 1] += "{" + n + "}", !o.length) return Ee(t, h), t;
          e = h.pop(), Ee(t, h), r = o;
        }
      }
      function Wi(r, t = {}) {
        if (!r) return [];
        let { max: e = T.EXPANSION_MAX, maxLength: s = T.EXPANSION_MAX_LENGTH, maxDepth: i = T.EXPANSION_MAX_DEPTH, maxRewrites: n = T.EXPANSION_MAX_REWRITES } = t;
        return r.slice(0, 2) === "{}" && (r = "\\{\\}" + r.slice(2)), Oe(Ni(r), e, s, i, 0, n, true).map(Di);
      }
      function zi(r) {
        return "{" + r + "}";
      }
      function Bi(r) {
        return /^-?0\d/.test(r);
      }
      function Gi(r, t) {
        return r <= t;
      }
      function Ii(r, t) {
        return r >= t;
      }
      function ct(r, t, e, s, i, n) {
        let o = [], h = 0;
        for (let a = 0; a < r.length; a++) for (let l = 0; l < e.length; l++) {
          if (o.length >= s) return o;
          let c = r[a] + t + e[l];
          if (!(n && !c)) {
            if (h + c.length > i) return o;
            o.push(c), h += c.length;
          }
        }
        return o;
      }
      function $i(r, t, e, s) {
        let i = r.split(/\.\./), n = [];
        if (i[0] === void 0 || i[1] === void 0) return n;
        let o = _e(i[0]), h = _e(i[1]), a = Math.max(i[0].length, i[1].length), l = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(_e(i[2])), 1) : 1, c = Gi;
        h < o && (l *= -1, c = Ii);
        let f = i.some(Bi), p = 0;
        for (let g = o; c(g, h) && n.length < e; g += l) {
          let d;
          if (t) d = String.fromCharCode(g), d === "\\" && (d = "");
          else if (d = String(g), f) {
            let b = a - d.length;
            if (b > 0) {
              let m = new Array(b + 1).join("0");
              g < 0 ? d = "-" + m + d.slice(1) : d = m + d;
            }
          }
          if (p + d.length > s) break;
          n.push(d), p += d.length;
        }
        return n;
      }
      function Oe(r, t, e, s, i, n, o) {
        if (i > s) return [r];
        let h = [""], a = 0, l = false, c = true;
        for (; ; ) {
          let u = (0, gs.balanced)("{", "}", r);
          if (!u) return ct(h, r, [""], t, e, l);
          let f = u.pre;
          if (/\$$/.test(f)) {
            if (h = ct(h, f + "{" + u.body + "}", [""], t, e, l && !u.post.length), c = false, !u.post.length) break;
            r = u.post;
            continue;
          }
          let p = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(u.body), g = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(u.body), d = p || g, b = u.body.indexOf(",") >= 0;
          if (!d && !b) {
            if (a < n && u.post.match(/,(?!,).*\}/)) {
              a++, r = u.pre + "{" + u.body + xe + u.post, o = true;
              continue;
            }
            return ct(h, f + "{" + u.body + "}" + u.post, [""], t, e, l);
          }
          c && (l = o && !d, c = false);
          let m;
          if (d) m = $i(u.body, g, t, e);
          else {
            let y = Li(u.body);
            if (y.length === 1 && y[0] !== void 0 && (y = Oe(y[0], t, e, s, i + 1, n, false).map(zi), y.length === 1)) {
              if (h = ct(h, f + y[0], [""], t, e, l && !u.post.length), !u.post.length) break;
              r = u.post;
              continue;
            }
            let _ = l && !u.post.length && !f;
            for (let S = 0; _ && S < h.length; S++) h[S] && (_ = false);
            m = [];
            let v = 0;
            t: for (let S = 0; S < y.length; S++) {
              let K = Oe(y[S], t, e, s, i + 1, n, false);
              for (let B = 0; B < K.length; B++) {
                let U = K[B];
                if (!(_ && !U)) {
                  if (m.length >= t || v + U.length > e) break t;
                  m.push(U), v += U.length;
                }
              }
            }
          }
          if (h = ct(h, f, m, t, e, l && !u.post.length), !u.post.length) break;
          r = u.post;
        }
        return h;
      }
    });
    var Es = C((jt) => {
      "use strict";
      Object.defineProperty(jt, "__esModule", { value: true });
      jt.numericRange = void 0;
      var Me = (r, t) => r === t ? { t: "lit", ch: String(r) } : { t: "class", re: new RegExp(`^[${r}-${t}]$`) }, Ce = (r, t) => t.map((e) => [Me(r, r), ...e]), ut = (r, t) => {
        if (!r) return [[]];
        let e = +r[0], s = +t[0], i = r.slice(1), n = t.slice(1);
        if (e === s) return Ce(e, ut(i, n));
        let o = "0".repeat(i.length), h = "9".repeat(i.length), a = [];
        i !== o && a.push(...Ce(e++, ut(i, h)));
        let l = n === h ? [] : Ce(s--, ut(o, n));
        return e <= s && a.push([Me(e, s), ...Array.from(i, () => Me(0, 9))]), a.push(...l), a;
      }, _s = (r, t, e) => {
        if (e) return ut(String(r).padStart(e, "0"), String(t).padStart(e, "0"));
        let s = [];
        for (let i = String(r).length; i <= String(t).length; i++) {
          let n = Math.max(r, i === 1 ? 0 : 10 ** (i - 1)), o = Math.min(t, 10 ** i - 1);
          s.push(...ut(String(n), String(o)));
        }
        return s;
      }, Ui = (r, t) => {
        let e = Number(r), s = Number(t);
        if (!Number.isSafeInteger(e) || !Number.isSafeInteger(s)) return;
        e > s && ([e, s] = [s, e]);
        let n = /^-?0\d/.test(r) || /^-?0\d/.test(t) ? Math.max(r.length, t.length) : 0, o = [];
        if (e < 0) {
          let h = _s(Math.max(-s, 1), -e, n && n - 1);
          o.push(...h.map((a) => [{ t: "lit", ch: "-" }, ...a]));
        }
        return s >= 0 && o.push(..._s(Math.max(e, 0), s, n)), o;
      };
      jt.numericRange = Ui;
    });
    var Os = C((Nt) => {
      "use strict";
      Object.defineProperty(Nt, "__esModule", { value: true });
      Nt.parseClass = void 0;
      var qi = { "[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}"], "[:alpha:]": ["\\p{L}\\p{Nl}"], "[:ascii:]": ["\\x00-\\x7f"], "[:blank:]": ["\\p{Zs}\\t"], "[:cntrl:]": ["\\p{Cc}"], "[:digit:]": ["\\p{Nd}"], "[:graph:]": ["\\p{Z}\\p{C}", true], "[:lower:]": ["\\p{Ll}"], "[:print:]": ["\\p{C}", true], "[:punct:]": ["\\p{P}\\p{S}"], "[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f"], "[:upper:]": ["\\p{Lu}"], "[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}"], "[:xdigit:]": ["A-Fa-f0-9"] }, ft = (r) => r.replace(/[[\]\\-]/g, "\\$&"), ke = /$./, Hi = (r, t, e = false, s) => {
        let i = (m) => {
          let y = s ? m.normalize(s) : m;
          return [...y].length === 1 ? y : m;
        }, n = t;
        if (r.charAt(n) !== "[") throw new Error("not in a brace expression");
        let o = [], h = [], a = n + 1, l = false, c = false, u = false, f = n, p = "";
        t: for (; a < r.length; ) {
          let m = String.fromCodePoint(r.codePointAt(a));
          if ((m === "!" || m === "^") && a === n + 1) {
            u = true, a++;
            continue;
          }
          if (m === "]" && l && !c) {
            f = a + 1;
            break;
          }
          if (l = true, m === "\\" && !c) {
            c = true, a++;
            continue;
          }
          if (m === "[" && !c) {
            for (let [_, [v, S]] of Object.entries(qi)) if (r.startsWith(_, a)) {
              if (p) return [ke, r.length - n];
              a += _.length, S ? h.push(v) : o.push(v);
              continue t;
            }
          }
          c = false;
          let y = i(m);
          if (p) {
            y.codePointAt(0) > p.codePointAt(0) ? o.push(ft(p) + "-" + ft(y)) : y === p && o.push(ft(y)), p = "", a += m.length;
            continue;
          }
          if (r.startsWith("-]", a + m.length)) {
            o.push(ft(y + "-")), a += m.length + 1;
            continue;
          }
          if (r.startsWith("-", a + m.length)) {
            p = y, a += m.length + 1;
            continue;
          }
          o.push(ft(y)), a += m.length;
        }
        if (f < a) return [ke, 0];
        if (!o.length && !h.length) return [ke, r.length - n];
        let g = "[" + (u ? "^" : "") + o.join("") + "]", d = "[" + (u ? "" : "^") + h.join("") + "]", b = "^" + (o.length && h.length ? "(" + g + "|" + d + ")" : o.length ? g : d);
        return [new RegExp(b, e ? "iu" : "u"), f - n];
      };
      Nt.parseClass = Hi;
    });
    var Ns = C((Wt) => {
      "use strict";
      Object.defineProperty(Wt, "__esModule", { value: true });
      Wt.Matcher = void 0;
      var Xi = Es(), Ki = Os(), Ae = { t: "match", id: 0 }, Vi = "!?+*@", et = (r) => ({ t: "lit", ch: r }), Yi = (r) => r.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), ks = (r) => new RegExp(`^${Yi(r)}$`, "iu"), Dt = /* @__PURE__ */ new Map(), As = (r) => {
        let t = Dt.get(r);
        return t || (t = ks(r), Dt.size >= 1e3 && Dt.clear(), Dt.set(r, t)), t;
      }, Fe = (r, t) => {
        if (t === r.ch) return true;
        if (!r.re) return false;
        let e = t.charCodeAt(0);
        if (e >= 128) return r.re.test(t);
        let s = r.ascii ??= new Uint8Array(128);
        return s[e] ||= r.re.test(t) ? 1 : 2, s[e] === 1;
      }, Ji = (r, t, e, s, i) => {
        let n = [];
        for (let o = 0; o < r.length; ) {
          let h = String.fromCodePoint(r.codePointAt(o));
          if (i) {
            let a = h === "\\" && r.startsWith(i, o + 1) ? 1 : 0;
            if (a || h === i) {
              let l = o + a + i.length, c = r.indexOf(i, l), u = /^(-?\d+)\.\.(-?\d+)$/.exec(r.slice(l, c)), f = c !== -1 && u && (0, Xi.numericRange)(u[1], u[2]);
              if (f) {
                n.push({ t: "ext", type: "@", alts: f }), o = c + i.length;
                continue;
              }
            }
          }
          if (h === "\\") {
            let a = r.codePointAt(o + 1), l = a === void 0 ? h : String.fromCodePoint(a);
            n.push(et(l)), o += 1 + l.length;
            continue;
          }
          if (h === "[") {
            let [a, l] = (0, Ki.parseClass)(r, o, t, s);
            if (l) {
              n.push({ t: "class", re: a }), o += l;
              continue;
            }
          }
          if (!e && Vi.includes(h) && r[o + 1] === "(") {
            n.push({ t: "open", type: h }), o += 2;
            continue;
          }
          n.push(!e && h === "|" ? { t: "bar" } : !e && h === ")" ? { t: "close" } : h === "*" ? { t: "star" } : h === "?" ? { t: "any" } : et(h)), o += h.length;
        }
        return n;
      }, Zi = (r) => {
        let t = /* @__PURE__ */ new Map(), e = [];
        return r.forEach((s, i) => {
          s.t === "open" ? e.push(i) : s.t === "close" && e.length && t.set(e.pop(), i);
        }), t;
      }, Rs = (r, t, e, s, i) => {
        let n = [], o = [n];
        for (let h = e; h < s; h++) {
          let a = r[h], l = t.get(h);
          if (a.t === "open" && l !== void 0) {
            let c = Rs(r, t, h + 1, l, false);
            n.push({ t: "ext", type: a.type, alts: c }), h = l;
          } else a.t === "bar" && !i ? o.push(n = []) : a.t === "open" ? n.push(et(a.type), et("(")) : a.t === "bar" ? n.push(et("|")) : a.t === "close" ? n.push(et(")")) : n.push(a);
        }
        return o;
      }, Ps = (r, t) => {
        let e = [], s = "", i = () => {
          for (let n of s.normalize(t)) e.push(et(n));
          s = "";
        };
        for (let n of r) {
          if (n.t === "lit") {
            s += n.ch;
            continue;
          }
          i(), e.push(n.t === "ext" ? { ...n, alts: n.alts.map((o) => Ps(o, t)) } : n);
        }
        return i(), e;
      }, Qi = (r, t) => {
        let e = 1, s = (h) => ({ t: "split", id: e++, out: h }), i = (h, a) => h.reduceRight((l, c) => n(c, l), a), n = (h, a) => {
          switch (h.t) {
            case "lit":
              let f = t ? As(h.ch) : void 0;
              return { t: "lit", id: e++, ch: h.ch, re: f, next: a };
            case "any":
            case "star":
              return { t: h.t, id: e++, next: a };
            case "class":
              return { t: "class", id: e++, re: h.re, next: a };
          }
          let l = (f) => h.alts.map((p) => i(p, f));
          switch (h.type) {
            case "@":
              return s(l(a));
            case "?":
              return s([a, ...l(a)]);
            case "!":
              return { t: "neg", id: e++, sub: s(l(Ae)), next: a };
          }
          let c = s([]), u = s(l(c));
          return c.out.push(a, u), h.type === "*" ? c : u;
        };
        return [i(r, Ae), e];
      }, tn = (r) => {
        let t = [], e = /* @__PURE__ */ new Set(), s = (n) => n.t === "match" ? "match" : String(n.id), i = (n, o) => {
          if (n.t === "match" || e.has(n)) return;
          e.add(n);
          let h = (a) => t.push(`${o}${n.id}: ${a}`);
          switch (n.t) {
            case "split":
              h(`split -> ${n.out.map(s).join(", ")}`);
              for (let a of n.out) i(a, o);
              return;
            case "neg":
              return h(`!(${s(n.sub)}) -> ${s(n.next)}`), i(n.sub, o + "  "), i(n.next, o);
            case "lit":
              h(`${JSON.stringify(n.ch)} -> ${s(n.next)}`);
              break;
            case "class":
              h(`${n.re} -> ${s(n.next)}`);
              break;
            default:
              h(`${n.t === "any" ? "?" : "*"} -> ${s(n.next)}`);
          }
          i(n.next, o);
        };
        return i(r, ""), [`start -> ${s(r)}`, ...t].join(`
`);
      }, Re = class {
        gen;
        threads = [];
        match = false;
        runs = [];
        ids = [];
        constructor(t) {
          this.gen = t;
        }
        get dead() {
          return !this.threads.length && !this.match && !this.runs.length;
        }
      }, Ts = (r, t) => r.ids.length !== t.ids.length || r.runs.length !== t.runs.length || r.ids.some((e, s) => e !== t.ids[s]) ? false : r.runs.every((e) => t.runs.some((s) => s.neg === e.neg && Ts(s.state, e.state))), xs = (r) => ({ has: new Float64Array(r), seen: new Float64Array(r), gen: 0 }), dt = class {
        dots;
        dotStart;
        #t;
        constructor(t, e, s) {
          this.dots = t, this.dotStart = e, this.#t = s;
        }
        state() {
          return new Re(++this.#t.gen);
        }
        done(t) {
          return t.ids = t.threads.map((e) => e.id).sort((e, s) => e - s), t.match && t.ids.unshift(Ae.id), t;
        }
        #n(t, e) {
          let { seen: s } = this.#t;
          return s[e.id] === t.gen ? false : (s[e.id] = t.gen, true);
        }
        #i(t, e) {
          let { has: s } = this.#t;
          return s[e.id] === t.gen ? false : (s[e.id] = t.gen, t.threads.push(e), true);
        }
        restricted(t, e) {
          return e && (this.dots || this.dotStart && t === 0);
        }
        add(t, e, s, i) {
          switch (e.t) {
            case "split":
              if (!this.#n(t, e)) return;
              for (let o of e.out) this.add(t, o, s, i);
              return;
            case "neg":
              if (!this.#n(t, e)) return;
              let n = this.state();
              return this.add(n, e.sub, s, false), this.done(n), this.addRun(t, { t: "run", neg: e, state: n }, s, i);
            case "star":
              if (this.restricted(s, i)) return;
              this.#i(t, e) && this.add(t, e.next, s, i);
              return;
            case "match":
              t.match = true;
              return;
            default:
              this.#i(t, e);
          }
        }
        addRun(t, e, s, i) {
          for (let n of t.runs) if (n.neg === e.neg && Ts(n.state, e.state)) return;
          t.runs.push(e), e.state.match || this.add(t, e.neg.next, s, i);
        }
        step(t, e, s, i) {
          let n = this.state();
          for (let o of t.threads) switch (o.t) {
            case "lit":
              Fe(o, e) && this.add(n, o.next, s + 1, i);
              break;
            case "any":
              this.restricted(s, i) || this.add(n, o.next, s + 1, i);
              break;
            case "class":
              !this.restricted(s, i) && o.re.test(e) && this.add(n, o.next, s + 1, i);
              break;
            case "star":
              this.restricted(s, i) || this.add(n, o, s + 1, i);
          }
          if (!this.restricted(s, i)) for (let o of t.runs) {
            if (o.state.dead) {
              this.addRun(n, o, s + 1, i);
              continue;
            }
            let h = this.step(o.state, e, s, false);
            this.addRun(n, { t: "run", neg: o.neg, state: h }, s + 1, i);
          }
          return this.done(n);
        }
      }, Fs = (r) => {
        let t = r.ids.join();
        if (!r.runs.length) return t;
        let e = r.runs.map((s) => `${s.neg.id}(${Fs(s.state)})`);
        return `${t}|${e.sort().join("|")}`;
      }, en = 1 << 18, Pe = class {
        #t;
        #n = /* @__PURE__ */ new Map();
        #i = 0;
        #o;
        #r;
        #d;
        #f;
        constructor(t, e) {
          this.#t = t, this.#d = new dt(false, false, e), this.#f = new dt(false, true, e);
        }
        #u(t) {
          return { state: t, match: t.match, dead: t.dead, next: /* @__PURE__ */ new Map() };
        }
        #h(t) {
          let e = Fs(t), s = this.#n.get(e);
          if (s) return s;
          this.#i > en && this.#m();
          let i = this.#u(t);
          return this.#n.set(e, i), this.#i += e.length + 1, i;
        }
        #m() {
          this.#n.clear(), this.#i = 0, this.#o = void 0, this.#r = void 0;
        }
        start(t) {
          if (t) {
            if (this.#r) return this.#r;
            let s = this.#f.state();
            return this.#f.add(s, this.#t, 0, true), this.#r = this.#u(this.#f.done(s));
          }
          if (this.#o) return this.#o;
          let e = this.#d.state();
          return this.#d.add(e, this.#t, 0, true), this.#o = this.#h(this.#d.done(e));
        }
        next(t, e) {
          let s = e.charCodeAt(0), i = s < 128 ? void 0 : t.next.get(e);
          if (i) return i;
          let n = t === this.#r ? this.#h(this.#f.step(t.state, e, 0, true)) : this.#h(this.#d.step(t.state, e, 1, true));
          return s < 128 ? (t.ascii || (t.ascii = new Array(128), this.#i += 128), t.ascii[s] = n) : t.next.set(e, n), this.#i++, n;
        }
      }, sn = (r) => {
        let t = [];
        for (let e = r; e.t !== "match"; e = e.next) {
          if (e.t === "split" || e.t === "neg") return;
          t.push(e);
        }
        return t;
      }, nn = (r, t, e, s) => {
        let i = 0, n = e, o = -1, h = 0;
        for (; n < s; ) {
          let a = r[i];
          if (a?.t === "star") {
            o = i++, h = n;
            continue;
          }
          let l = t[n];
          if (a && (a.t === "any" || a.t === "lit" && Fe(a, l) || a.t === "class" && a.re.test(l))) {
            i++, n++;
            continue;
          }
          if (o === -1) return false;
          i = o + 1, n = ++h;
        }
        for (; r[i]?.t === "star"; ) i++;
        return i === r.length;
      }, js = (r) => {
        let t = 0, e = 0;
        for (let s of r) {
          let [i, n] = rn(s);
          t += i, e += n;
        }
        return [t, e];
      }, rn = (r) => {
        if (r.t === "star") return [0, 1 / 0];
        if (r.t !== "ext") return [1, 1];
        if (r.type === "!") return [0, 1 / 0];
        let t = r.alts.map(js), e = Math.min(...t.map((n) => n[0])), s = Math.max(...t.map((n) => n[1])), i = s === 0 ? 0 : 1 / 0;
        return r.type === "@" ? [e, s] : r.type === "?" ? [0, s] : r.type === "*" ? [0, i] : [e, i];
      }, Cs = (r, t, e) => {
        for (let s = 0; s < r.length; s++) if (!Fe(r[s], t[e + s])) return false;
        return true;
      }, on = /[/\ud800-\udfff]/, hn = /[\ud800-\udfff]/, Lt = (r) => hn.test(r) ? [...r] : r, Ms = (r) => {
        if (r.includes("/")) throw new Error("can only match a single path portion, got: " + r);
      }, Te = class {
        pattern;
        options;
        #t;
        #n;
        #i;
        #o;
        #r;
        #d = false;
        #f;
        #u;
        #h = false;
        #m = 0;
        #l = 1 / 0;
        #a = [];
        #s = [];
        #b;
        #E;
        #y = false;
        #g;
        #w;
        constructor(t, e = {}) {
          if (t.includes("/")) throw new Error("can only match a single path portion, got pattern: " + t);
          this.pattern = t, this.options = e;
          let { nocase: s = false, noext: i = false, normalize: n } = e;
          this.#w = n === true ? "NFC" : n || void 0;
          let o = /^[?*+@]\(\)$/.test(t), h = Ji(t, s, i || o, this.#w, e.rangeMark), [a] = Rs(h, Zi(h), 0, h.length, true);
          this.#w && (a = Ps(a, this.#w));
          let [l, c] = Qi(a, s);
          if (this.#t = l, this.#n = c, a.every((u) => u.t === "lit")) this.#r = a.map((u) => u.ch).join(""), this.#d = s;
          else {
            let u = (g) => g.t !== "lit" ? void 0 : s ? { ch: g.ch, re: As(g.ch) } : { ch: g.ch };
            for (let g of a) {
              let d = u(g);
              if (!d) break;
              this.#a.push(d);
            }
            for (let g = a.length - 1; g >= 0; g--) {
              let d = u(a[g]);
              if (!d) break;
              this.#s.unshift(d);
            }
            this.#y = !!(this.#a.length || this.#s.length), s || (this.#b = this.#a.map((g) => g.ch).join(""), this.#E = this.#s.map((g) => g.ch).join("")), this.#u = sn(this.#t)?.slice(this.#a.length, -this.#s.length || void 0), this.#h = !!this.#u?.every((g) => g.t === "star" || g.t === "any");
            let [f, p] = js(a);
            this.#m = f, this.#l = p;
          }
        }
        test(t) {
          return this.#w ? (Ms(t), this.#p(t.normalize(this.#w))) : on.test(t) ? (Ms(t), this.#p(t, [...t])) : this.#p(t, t);
        }
        testUnchecked(t) {
          return this.#p(this.#w ? t.normalize(this.#w) : t);
        }
        #p(t, e) {
          if (this.#r !== void 0) return this.#d ? (this.#f ??= ks(this.#r)).test(t) : t === this.#r;
          let s = this.#m, i = this.#l;
          if (e === void 0) {
            let c = t.length, u = c + 1 >> 1;
            if (c < s || u > i) return false;
            (u < s || c > i) && (e = Lt(t));
          }
          if (e !== void 0 && (e.length < s || e.length > i)) return false;
          let n = this.#a.length;
          if (this.#y) if (this.#b !== void 0 && this.#E !== void 0) {
            if (!t.startsWith(this.#b) || !t.endsWith(this.#E)) return false;
          } else {
            e ??= Lt(t);
            let c = e.length - this.#s.length;
            if (!Cs(this.#a, e, 0) || !Cs(this.#s, e, c)) return false;
          }
          let o = !this.options.dot && t.startsWith(".");
          if (this.#u) {
            if (t === "." || t === ".." || o && !n) return false;
            if (this.#h) return true;
            e ??= Lt(t);
            let c = e.length - this.#s.length;
            return nn(this.#u, e, n, c);
          }
          if (e ??= Lt(t), t === "." || t === "..") {
            this.#i ??= xs(this.#n);
            let c = this.#o ??= new dt(true, false, this.#i), u = c.state();
            c.add(u, this.#t, 0, true);
            let f = c.done(u);
            for (let p = 0; p < e.length; p++) f = c.step(f, e[p], p, true);
            return f.match;
          }
          this.#i ??= xs(this.#n);
          let h = this.#g ??= new Pe(this.#t, this.#i), a = h.start(o), l = e === t;
          for (let c = 0; c < e.length; c++) {
            if (a.dead) return false;
            let u = l ? t.charCodeAt(c) : e[c].charCodeAt(0);
            a = a.ascii?.[u] ?? h.next(a, e[c]);
          }
          return a.match;
        }
        toString() {
          return tn(this.#t);
        }
      };
      Wt.Matcher = Te;
    });
    var Ds = C((zt) => {
      "use strict";
      Object.defineProperty(zt, "__esModule", { value: true });
      zt.assertValidPattern = void 0;
      var an = 1024 * 64, ln = (r) => {
        if (typeof r != "string") throw new TypeError("invalid pattern");
        if (r.length > an) throw new TypeError("pattern is too long");
      };
      zt.assertValidPattern = ln;
    });
    var je = C((Bt) => {
      "use strict";
      Object.defineProperty(Bt, "__esModule", { value: true });
      Bt.escape = void 0;
      var cn = (r, { windowsPathsNoEscape: t = false, magicalBraces: e = false } = {}) => e ? t ? r.replace(/[?*()[\]{}]/g, "[$&]") : r.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? r.replace(/[?*()[\]]/g, "[$&]") : r.replace(/[?*()[\]\\]/g, "\\$&");
      Bt.escape = cn;
    });
    var Ne = C((Gt) => {
      "use strict";
      Object.defineProperty(Gt, "__esModule", { value: true });
      Gt.unescape = void 0;
      var un = (r, { windowsPathsNoEscape: t = false, magicalBraces: e = true } = {}) => e ? t ? r.replace(/\[([^/\\])\]/g, "$1") : r.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? r.replace(/\[([^/\\{}])\]/g, "$1") : r.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
      Gt.unescape = un;
    });
    var Y = C((w) => {
      "use strict";
      Object.defineProperty(w, "__esModule", { value: true });
      w.unescape = w.escape = w.Minimatch = w.match = w.braceExpand = w.defaults = w.filter = w.GLOBSTAR = w.sep = w.minimatch = void 0;
      var fn = vs(), Ls = Ns(), Ut = Ds(), dn = je(), pn = Ne(), mn = (r, t, e = {}) => ((0, Ut.assertValidPattern)(t), !e.nocomment && t.charAt(0) === "#" ? false : wn(t, e).match(r));
      w.minimatch = mn;
      var ot = /* @__PURE__ */ new Map(), gn = 256, wn = (r, t) => {
        let e = r + "\0" + JSON.stringify(t), s = ot.get(e);
        return s ? ot.delete(e) : (s = new ht(r, { ...t }), ot.size >= gn && ot.delete(ot.keys().next().value)), ot.set(e, s), s;
      }, $s = typeof process == "object" && process ? process.env?.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Ws = { win32: { sep: "\\" }, posix: { sep: "/" } };
      w.sep = $s === "win32" ? Ws.win32.sep : Ws.posix.sep;
      w.minimatch.sep = w.sep;
      w.GLOBSTAR = /* @__PURE__ */ Symbol("globstar **");
      w.minimatch.GLOBSTAR = w.GLOBSTAR;
      var bn = (r, t = {}) => (e) => (0, w.minimatch)(e, r, t);
      w.filter = bn;
      w.minimatch.filter = w.filter;
      var q = (r, t = {}) => Object.assign({}, r, t), yn = (r) => {
        if (!r || typeof r != "object" || !Object.keys(r).length) return w.minimatch;
        let t = w.minimatch;
        return Object.assign((s, i, n = {}) => t(s, i, q(r, n)), { Minimatch: class extends t.Minimatch {
          constructor(i, n = {}) {
            super(i, q(r, n));
          }
          static defaults(i) {
            return t.defaults(q(r, i)).Minimatch;
          }
        }, unescape: (s, i = {}) => t.unescape(s, q(r, i)), escape: (s, i = {}) => t.escape(s, q(r, i)), filter: (s, i = {}) => t.filter(s, q(r, i)), defaults: (s) => t.defaults(q(r, s)), braceExpand: (s, i = {}) => t.braceExpand(s, q(r, i)), match: (s, i, n = {}) => t.match(s, i, q(r, n)), sep: t.sep, GLOBSTAR: w.GLOBSTAR });
      };
      w.defaults = yn;
      w.minimatch.defaults = w.defaults;
      var Sn = (r, t = {}) => ((0, Ut.assertValidPattern)(r), t.nobrace || !/\{(?:(?!\{).)*\}/.test(r) ? [r] : (0, fn.expand)(r, { max: t.braceExpandMax }));
      w.braceExpand = Sn;
      w.minimatch.braceExpand = w.braceExpand;
      var vn = 100, _n = /(?<![\\$])\{(-?\d+)\.\.(-?\d+)\}/g, En = (r, t, e = {}) => {
        let s = new ht(t, e);
        return r = r.filter((i) => s.match(i)), s.options.nonull && !r.length && r.push(t), r;
      };
      w.match = En;
      w.minimatch.match = w.match;
      var zs = /[?*]|[+@!]\(.*?\)|\[|\]/, Us = (r, t) => {
        let e = t + 1;
        (r.charAt(e) === "!" || r.charAt(e) === "^") && e++;
        let s = false;
        for (; e < r.length; e++) {
          let i = r.charAt(e);
          if (i === "]" && s) return e;
          s = true, i === "\\" && e++;
        }
        return -1;
      }, On = (r, t) => {
        if (!t && (r === "+()" || r === "@()")) return r;
        let e = "";
        for (let s = 0; s < r.length; s++) {
          let i = r.charAt(s);
          if (i === "\\") e += r.charAt(++s) || i;
          else {
            if (i === "*" || i === "?") return;
            if (i === "[") {
              let n = Us(r, s);
              if (n === -1) {
                e += i;
                continue;
              }
              let o = r.slice(s + 1, n);
              if (o.startsWith("\\") && (o = o.slice(1)), [...o].length !== 1 || "!^".includes(r.charAt(s + 1))) return;
              e += o, s = n;
            } else {
              if (!t && "+@!".includes(i) && r.charAt(s + 1) === "(" && r.includes(")", s + 2)) return;
              e += i;
            }
          }
        }
        return e;
      }, xn = (r) => {
        if (/^[?*+@]\(\)$/.test(r) || r.includes("[:")) return false;
        let t = 0;
        for (let e = 0; e < r.length; e++) {
          let s = r.charAt(e);
          if (s === "\\") {
            if (++e === r.length) return false;
          } else if (s === "[") {
            let i = Us(r, e);
            i !== -1 && (e = i);
          } else if ("+@!?*".includes(s) && r.charAt(e + 1) === "(") t++, e++;
          else if (s === ")") {
            if (!t--) return false;
          } else if (s === "|" && !t) return false;
        }
        return !t;
      }, De, Bs, V = (r, t) => typeof r == "string" ? t === r : t !== "" && r.testUnchecked(t), Gs = (r, t, e, s, i) => V(r, t) ? e : s !== void 0 && V(r, s) ? i : -1, Be = (r) => r === "." || r === "..", Le = (r) => typeof r == "string" && /^[a-z]:$/i.test(r), $t = (r) => typeof r == "string" && /^unc$/i.test(r), We = (r) => {
        if (r[0] !== "" || r[1] !== "") return -1;
        let t = r[2] !== "?" ? 2 : $t(r[3]) ? 4 : -1, e = r[t], s = r[t + 1];
        return t !== -1 && e !== void 0 && e !== "" && e !== w.GLOBSTAR && s !== void 0 && s !== "" && s !== w.GLOBSTAR ? t : -1;
      }, It = (r, t) => !Be(r) && (t || !r.startsWith(".")), pt = (r, t, e, s, i) => {
        for (let n = t; n < e; ) {
          if (r.charCodeAt(n) === 46) {
            if (!s) return true;
            let h = r.charCodeAt(n + 1) === 46 ? n + 2 : n + 1;
            if (h >= e || qt(r.charCodeAt(h), i)) return true;
          }
          let o = Ge(r, n, i);
          if (o === -1) return false;
          for (n = o + 1; n < e && qt(r.charCodeAt(n), i); ) n++;
        }
        return false;
      }, qt = (r, t) => t === "/" ? r === 47 : t === "\\" ? r === 92 : r === 47 || r === 92, Ge = (r, t, e) => {
        if (e !== "both") return r.indexOf(e, t);
        let s = r.indexOf("/", t), i = r.indexOf("\\", t);
        return s === -1 ? i : i === -1 ? s : Math.min(s, i);
      }, Is = (r, t, e) => e !== "both" ? r.lastIndexOf(e, t) : Math.max(r.lastIndexOf("/", t), r.lastIndexOf("\\", t)), ze = {}, ht = class {
        options;
        set;
        pattern;
        windowsPathsNoEscape;
        nonegate;
        negate;
        comment;
        empty;
        preserveMultipleSlashes;
        partial;
        globSet;
        globParts;
        nocase;
        isWindows;
        platform;
        windowsNoMagicRoot;
        maxGlobstarRecursion;
        #t;
        #n;
        #i;
        #o;
        #r = [];
        #d = [];
        #f = [];
        #u = /* @__PURE__ */ new Map();
        #h = false;
        #m;
        #l = /* @__PURE__ */ new WeakMap();
        constructor(t, e = {}) {
          (0, Ut.assertValidPattern)(t), e = e || {}, this.options = e, this.maxGlobstarRecursion = e.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = e.platform || $s, this.isWindows = this.platform === "win32";
          let s = "allowWindowsEscape";
          this.windowsPathsNoEscape = !!e.windowsPathsNoEscape || e[s] === false, this.windowsPathsNoEscape && (this.pattern = this.pattern.replace(/\\/g, "/")), this.preserveMultipleSlashes = !!e.preserveMultipleSlashes, this.negate = false, this.nonegate = !!e.nonegate, this.comment = false, this.empty = false, this.partial = !!e.partial, this.nocase = !!this.options.nocase, this.windowsNoMagicRoot = e.windowsNoMagicRoot !== void 0 ? e.windowsNoMagicRoot : !!(this.isWindows && this.nocase), this.globSet = [], this.globParts = [], this.set = [], this.#t = !this.preserveMultipleSlashes, this.#i = (e.optimizationLevel ?? 1) >= 2;
          let i = e.normalize;
          this.#o = i === true ? "NFC" : i || void 0, this.make();
          let n = this.set.map((o) => this.#s(o));
          this.#f = this.set.map((o, h) => this.#t && o.length - 1 > n[h]), this.#r = this.set.map((o, h) => {
            let a = this.#f[h] ? o.length - 1 : o.length, l = o.slice(n[h] + 1, a).filter((c) => typeof c == "string" && !!c);
            return [...new Set(l)];
          }), this.#n = this.#r.some((o) => o.length), this.#d = this.set.map((o, h) => {
            let [a, l, c] = o;
            if (this.#f[h] && o.length === 2 && a === w.GLOBSTAR && l !== w.GLOBSTAR) return "tail";
            if (this.#f[h] && e.matchBase && o.length === 1 && a !== w.GLOBSTAR && a !== "") return "base";
            if (!(!this.#t || n[h] !== -1)) {
              if (o.length === 3 && a === w.GLOBSTAR && c === w.GLOBSTAR && l !== w.GLOBSTAR && l !== "" && this.maxGlobstarRecursion > 0) return "mid";
              if (o.length === 2 && l === w.GLOBSTAR && a !== w.GLOBSTAR && a !== "") return "head";
            }
          });
        }
        #a(t) {
          return this.#o ? t.normalize(this.#o) : t;
        }
        #s(t) {
          if (!this.isWindows) return -1;
          if (Le(t[0])) return 0;
          if (t[0] === "" && t[1] === "" && t[2] === "?" && Le(t[3])) return 3;
          let s = We(t);
          return s === -1 ? -1 : s + 1;
        }
        hasMagic() {
          if (this.options.magicalBraces && this.set.length > 1) return true;
          for (let t of this.set) for (let e of t) if (typeof e != "string") return true;
          return false;
        }
        make() {
          let t = this.pattern, e = this.options;
          if (!e.nocomment && t.charAt(0) === "#") {
            this.comment = true;
            return;
          }
          if (!t) {
            this.empty = true;
            return;
          }
          this.parseNegate(), this.globSet = [...new Set(this.#M())];
          let s = this.globSet.map((n) => this.#e(n));
          this.globParts = this.preprocess(s), this.#h = true;
          let i = this.globParts.map((n, o, h) => {
            if (this.isWindows && this.windowsNoMagicRoot) {
              let a = n[2] === "?" && $t(n[3]) ? 6 : 4, l = n[0] === "" && n[1] === "" && (n[2] === "?" || !zs.test(n[2])) && n.slice(3, a).every((u) => !zs.test(u)), c = /^[a-z]:/i.test(n[0]);
              if (l) return [...n.slice(0, a).map((u) => this.#a(u)), ...n.slice(a).map((u) => this.parse(u))];
              if (c) return [this.#a(n[0]), ...n.slice(1).map((u) => this.parse(u))];
            }
            return n.map((a) => this.parse(a));
          });
          if (this.set = i.filter((n) => n.indexOf(false) === -1), this.isWindows) for (let n = 0; n < this.set.length; n++) {
            let o = this.set[n];
            o[0] === "" && o[1] === "" && this.globParts[n][2] === "?" && (Le(o[3]) || $t(this.globParts[n][3])) && ($t(this.globParts[n][3]) && (o[3] = "UNC"), o[2] = "?");
          }
          e.noext || this.mergeRows(), this.#h = false, this.set.forEach((n, o) => {
            for (let h = 0; h < n.length; h++) n[h] === ze && (n[h] = this.parse(this.globParts[o][h]));
          });
        }
        mergeRows() {
          let t = true;
          for (; t; ) {
            t = false;
            let e = Math.max(0, ...this.set.map((s) => s.length));
            for (let s = 0; s < e; s++) {
              let i = /* @__PURE__ */ new Map();
              this.set.forEach((o, h) => {
                if (!(o[s] instanceof Ls.Matcher || o[s] === ze) || !xn(this.globParts[h][s])) return;
                let a = [...this.globParts[h]];
                a[s] = "";
                let l = `${o.length}/${a.join("/")}`, c = i.get(l);
                c ? c.push(h) : i.set(l, [h]);
              });
              let n = /* @__PURE__ */ new Set();
              for (let o of i.values()) {
                if (o.length < 2) continue;
                let [h, ...a] = o, c = `@(${o.map((u) => this.globParts[u][s]).join("|")})`;
                this.globParts[h][s] = c, this.set[h][s] = this.parse(c);
                for (let u of a) n.add(u);
              }
              n.size && (t = true, this.set = this.set.filter((o, h) => !n.has(h)), this.globParts = this.globParts.filter((o, h) => !n.has(h)));
            }
          }
        }
        preprocess(t) {
          if (this.options.noglobstar) for (let s of t) for (let i = 0; i < s.length; i++) s[i] === "**" && (s[i] = "*");
          let { optimizationLevel: e = 1 } = this.options;
          return e >= 2 ? (t = this.firstPhasePreProcess(t), t = this.secondPhasePreProcess(t)) : e >= 1 ? t = this.levelOneOptimize(t) : t = this.adjascentGlobstarOptimize(t), t;
        }
        adjascentGlobstarOptimize(t) {
          return t.map((e) => {
            let s = -1;
            for (; (s = e.indexOf("**", s + 1)) !== -1; ) {
              let i = s;
              for (; e[i + 1] === "**"; ) i++;
              i !== s && e.splice(s, i - s);
            }
            return e;
          });
        }
        levelOneOptimize(t) {
          return t.map((e) => {
            let s = this.#s(e) + 1;
            return e = e.reduce((i, n) => {
              let o = i[i.length - 1];
              return n === "**" && o === "**" ? i : n === ".." && i.length > s && o && o !== ".." && o !== "." && o !== "**" ? (i.pop(), i) : (i.push(n), i);
            }, []), e.length === 0 ? [""] : e;
          });
        }
        #b(t) {
          let e = !this.isWindows || !t.includes("\\") ? "/" : t.includes("/") ? "both" : "\\", s = this.#t ? 0 : -1, i = "", n = 0, o, h = 0, a = !!this.options.dot;
          t: for (let l = 0; l < this.set.length; l++) {
            let c = this.set[l], u = c[c.length - 1], f = s !== -1 && this.#f[l] && u !== w.GLOBSTAR;
            if (f && s === 0) {
              let d = Is(t, t.length, e);
              if (n = d + 1, i = t.slice(n), i === "" && d >= 0) {
                let m = d;
                for (; m > 0 && qt(t.charCodeAt(m - 1), e); ) m--;
                h = m === 0 ? 0 : Is(t, m - 1, e) + 1, o = t.slice(h, m);
              }
              let b = this.#i && (Be(i) || i === "" && o !== void 0 && Be(o));
              s = b ? -1 : 1, f = !b;
            }
            let p = -1;
            if (f && typeof u == "string" && (p = Gs(u, i, n, o, h), p === -1)) continue;
            if (this.#n) {
              for (let d of this.#r[l]) if (!t.includes(d)) continue t;
            }
            if (f && typeof u == "object" && (p = Gs(u, i, n, o, h), p === -1)) continue;
            let g = this.#d[l];
            if (g === "base" && f) return "yes";
            if (g === "tail" && f) {
              if (this.#i && pt(t, 0, p, true, e)) return "maybe";
              if (!pt(t, 0, p, a, e)) return "yes";
              continue;
            }
            if (g === "mid" || g === "head") {
              let d = this.#y(t, c, g === "head", a, e);
              if (d !== "no") return d;
              continue;
            }
            return "maybe";
          }
          return "no";
        }
        #E(t, e, s) {
          let i = !!this.options.dot, n = t.length;
          if (s === "head") {
            if (n < 2 || !V(e[0], t[0])) return false;
            for (let h = 1; h < n; h++) if (!It(t[h], i)) return false;
            return true;
          }
          let o = e[1];
          if (s === "tail") {
            let h = n - 1;
            if (!V(o, t[h]) && (t[h] !== "" || n === 1 || !V(o, t[--h]))) return false;
            for (let a = 0; a < h; a++) if (!It(t[a], i)) return false;
            return true;
          }
          for (let h = 0; h < n; h++) {
            if (V(o, t[h]) && h + 1 < n) {
              let a = h + 1;
              for (; a < n && It(t[a], i); ) a++;
              if (a === n) return true;
            }
            if (!It(t[h], i)) return false;
          }
          return false;
        }
        #y(t, e, s, i, n) {
          if (this.#i && pt(t, 0, t.length, true, n)) return "maybe";
          let o = e[s ? 0 : 1], h = 0;
          for (let a = Ge(t, h, n); a !== -1; a = Ge(t, h, n)) {
            let l = a + 1;
            for (; l < t.length && qt(t.charCodeAt(l), n); ) l++;
            if ((typeof o == "string" ? a - h === o.length && t.startsWith(o, h) : a > h && o.testUnchecked(t.slice(h, a))) && !pt(t, l, t.length, i, n)) return "yes";
            if (s || pt(t, h, l, i, n)) return "no";
            h = l;
          }
          return "no";
        }
        #g(t) {
          let e = De;
          return e?.f === t && e.isWindows === this.isWindows && e.preserveMultipleSlashes === this.preserveMultipleSlashes && e.normalize === this.#o ? e : void 0;
        }
        #w(t) {
          let { isWindows: e, preserveMultipleSlashes: s } = this, i = this.#e(e ? t.split("\\").join("/") : t), n = this.#o;
          return n && (i = i.map((o) => o.normalize(n))), De = { f: t, isWindows: e, preserveMultipleSlashes: s, normalize: n, parts: i }, De;
        }
        #p(t) {
          let e = [...t], s = false;
          do {
            if (s = false, !this.preserveMultipleSlashes) {
              for (let o = 1; o < e.length - 1; o++) {
                let h = e[o];
                o === 1 && h === "" && e[0] === "" || (h === "." || h === "") && (s = true, e.splice(o, 1), o--);
              }
              e[0] === "." && e.length === 2 && (e[1] === "." || e[1] === "") && (s = true, e.pop());
            }
            let i = this.#s(e) + 1, n = i;
            for (; (n = e.indexOf("..", n + 1)) !== -1; ) {
              let o = e[n - 1];
              o && o !== "." && o !== ".." && o !== "**" && (s = true, e.splice(n - 1, 2), n = Math.max(n - 2, i));
            }
          } while (s);
          return e.length === 0 ? [""] : e;
        }
        firstPhasePreProcess(t) {
          let { braceExpandMax: e = 1e5 } = this.options, s = 0, i = 1e6, n = false;
          do {
            n = false;
            for (let o of t) {
              let h = -1;
              for (; (h = o.indexOf("**", h + 1)) !== -1; ) {
                let c = h;
                for (; o[c + 1] === "**"; ) c++;
                c > h && o.splice(h + 1, c - h);
                let u = o[h + 1], f = o[h + 2], p = o[h + 3];
                if (u !== ".." || !f || f === "." || f === ".." || !p || p === "." || p === "..") continue;
                let g = o.length - 1;
                if (t.length >= e || s + g > i) throw new RangeError("optimizationLevel 2: too many patterns from '**/..'");
                n = true, o.splice(h, 1);
                let d = o.slice(0);
                d[h] = "**", s += g, t.push(d), h--;
              }
              if (!this.preserveMultipleSlashes) {
                for (let c = 1; c < o.length - 1; c++) {
                  let u = o[c];
                  c === 1 && u === "" && o[0] === "" || (u === "." || u === "") && (n = true, o.splice(c, 1), c--);
                }
                o[0] === "." && o.length === 2 && (o[1] === "." || o[1] === "") && (n = true, o.pop());
              }
              let a = this.#s(o) + 1, l = a;
              for (; (l = o.indexOf("..", l + 1)) !== -1; ) {
                let c = o[l - 1];
                if (c && c !== "." && c !== ".." && c !== "**") {
                  n = true;
                  let f = l === 1 && o[l + 1] === "**" ? ["."] : [];
                  o.splice(l - 1, 2, ...f), o.length === 0 && o.push(""), l = Math.max(l - 2, a);
                }
              }
            }
          } while (n);
          return t;
        }
        secondPhasePreProcess(t) {
          let e = /* @__PURE__ */ new Set(), s = t.filter((o) => {
            let h = o.join("/");
            return e.has(h) ? false : (e.add(h), true);
          }), i = /* @__PURE__ */ new Map();
          for (let o of s) {
            let h = [];
            for (let a = 0; a < o.length; a++) o[a] === "*" && h.push(a);
            h.length && i.set(h.join(","), h);
          }
          if (!i.size || s.length * i.size > 1e5) return s;
          let { dot: n } = this.options;
          return s.filter((o) => {
            for (let h of i.values()) {
              if (h[h.length - 1] >= o.length) continue;
              let a = [...o], l = true, c = false;
              for (let u of h) {
                let f = o[u];
                if (f !== "*") {
                  if (!f || f === "**" || !n && f.startsWith(".")) {
                    l = false;
                    break;
                  }
                  a[u] = "*", c = true;
                }
              }
              if (l && c && e.has(a.join("/"))) return false;
            }
            return true;
          });
        }
        parseNegate() {
          if (this.nonegate) return;
          let t = this.pattern, e = false, s = 0;
          for (let i = 0; i < t.length && t.charAt(i) === "!"; i++) e = !e, s++;
          s && (this.pattern = t.slice(s)), this.negate = e;
        }
        #O(t, e, s, i) {
          let n = 0, o = 0, h = this.isWindows ? We(e) : -1, a = h === -1 ? -1 : We(s);
          if (a !== -1) {
            let l = s[a], c = s[a + 1];
            typeof l != "string" || typeof c != "string" ? (n = h, o = a) : e[h].toLowerCase() === l.toLowerCase() && e[h + 1].toLowerCase() === c.toLowerCase() && (n = h + 2, o = a + 2);
          } else if (this.isWindows) {
            let l = typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]), c = !l && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]), u = typeof s[0] == "string" && /^[a-z]:$/i.test(s[0]), f = !u && s[0] === "" && s[1] === "" && s[2] === "?" && typeof s[3] == "string" && /^[a-z]:$/i.test(s[3]), p = c ? 3 : l ? 0 : void 0, g = f ? 3 : u ? 0 : void 0;
            if (typeof p == "number" && typeof g == "number") {
              let [d, b] = [t[p], s[g]];
              d.toLowerCase() === b.toLowerCase() && (o = g + 1, n = p + 1);
            }
          }
          return t = e, s.includes(w.GLOBSTAR) ? this.#x(t, s, i, n, o) : this.#S(t, s, i, n, o);
        }
        #x(t, e, s, i, n) {
          let { head: o, body: h, tail: a, segments: l } = this.#v(e, s, n);
          if (o.length) {
            let u = i + o.length;
            if (!this.#S(t, o, s, i, 0, u)) return false;
            i += o.length, n += o.length;
          }
          let c = 0;
          if (a.length) {
            if (a.length + i > t.length) return false;
            let u = t.length - a.length;
            if (this.#S(t, a, s, u, 0)) c = a.length;
            else {
              if (t[t.length - 1] !== "" || i + a.length === t.length || (u--, !this.#S(t, a, s, u, 0))) return false;
              c = a.length + 1;
            }
          }
          if (!h.length) {
            let u = !!c;
            for (let f = i; f < t.length - c; f++) {
              let p = String(t[f]);
              if (u = true, p === "." || p === ".." || !this.options.dot && p.startsWith(".")) return false;
            }
            return s || u;
          }
          return !!this.#_(t, l, t.length - c, i, 0, s, 0, !!c, /* @__PURE__ */ new Set());
        }
        #v(t, e, s) {
          let i = this.#l.get(t);
          i || (i = [], this.#l.set(t, i));
          let n = s * 2 + (e ? 1 : 0), o = i[n];
          if (o) return o;
          let h = t.indexOf(w.GLOBSTAR, s), a = t.lastIndexOf(w.GLOBSTAR), l = t.slice(s, h), c = t.slice(h + 1, e ? void 0 : a), u = e ? [] : t.slice(a + 1), f = [[[], 0]], p = f[0], g = 0, d = [0];
          for (let m of c) m === w.GLOBSTAR ? (d.push(g), p = [[], 0], f.push(p)) : (p[0].push(m), g++);
          f.forEach((m, y) => {
            m[1] = g - d[y];
          });
          let b = { head: l, body: c, tail: u, segments: f };
          return i[n] = b, b;
        }
        #_(t, e, s, i, n, o, h, a, l) {
          let c = e[n];
          if (!c) {
            if (o) return i >= s || i === s - 1 && t[i] === "";
            for (let g = i; g < s; g++) {
              a = true;
              let d = t[g];
              if (d === "." || d === ".." || !this.options.dot && d.startsWith(".")) return false;
            }
            return a;
          }
          let [u, f] = c, p = o ? s : s - f;
          for (; i <= p; ) {
            let g = n * (t.length + 1) + i;
            if (l.has(g)) return false;
            if (l.add(g), this.#S(t, u, o, i, 0, i + u.length) && h < this.maxGlobstarRecursion) {
              let m = this.#_(t, e, s, i + u.length, n + 1, o, h + 1, a, l);
              if (m !== false) return m;
            }
            if (i === p) break;
            let b = t[i];
            if (b === "." || b === ".." || !this.options.dot && b.startsWith(".")) return false;
            i++;
          }
          return o || null;
        }
        #S(t, e, s, i, n, o = t.length) {
          let h, a, l, c;
          for (h = i, a = n, c = Math.min(o, t.length), l = e.length; h < c && a < l; h++, a++) {
            let u = e[a], f = t[h];
            if (u === false || u === w.GLOBSTAR || !V(u, f)) return false;
          }
          if (h === c && a === l) return true;
          if (h === c) return s;
          if (a === l) return h === c - 1 && t[h] === "";
          throw new Error("wtf?");
        }
        braceExpand() {
          return (0, w.braceExpand)(this.pattern, this.options);
        }
        #M() {
          let { pattern: t } = this;
          if (this.options.nobrace) return this.braceExpand();
          let e = 57344;
          for (; t.includes(String.fromCharCode(e)); ) if (++e > 63743) return this.braceExpand();
          let s = String.fromCharCode(e), i = false, n = t.replace(_n, (h, a, l) => {
            let c = Number(a), u = Number(l);
            return !Number.isSafeInteger(c) || !Number.isSafeInteger(u) || Math.abs(c - u) + 1 < vn ? h : (i = true, `${s}${a}..${l}${s}`);
          });
          if (!i) return this.braceExpand();
          let o = (0, w.braceExpand)(n, this.options);
          for (let h of o) for (let a of h.split("/")) {
            let l = a.indexOf("[");
            if (l !== -1 && l < a.lastIndexOf(s)) return this.braceExpand();
          }
          return this.#m = s, o;
        }
        parse(t) {
          (0, Ut.assertValidPattern)(t);
          let e = this.options;
          if (t === "**") return w.GLOBSTAR;
          if (t === "") return "";
          let { nocase: s, nocaseMagicOnly: i, noext: n = false, dot: o, normalize: h } = e, a = this.#m, l = a && t.includes(a) ? void 0 : On(t, n);
          if (l !== void 0 && !(s && !i && t.toUpperCase() !== t.toLowerCase())) return this.#a(l);
          if (this.#h) return ze;
          let c = this.#u.get(t);
          return c || (c = new Ls.Matcher(t, { nocase: s, noext: n, dot: o, normalize: h, ...a && { rangeMark: a } }), this.#u.set(t, c)), c;
        }
        #e(t) {
          return this.preserveMultipleSlashes ? t.split("/") : this.isWindows && /^\/\/[^/]+/.test(t) ? ["", ...t.split(/\/+/)] : t.split(/\/+/);
        }
        match(t, e = this.partial) {
          if (this.comment) return false;
          if (this.empty) return t === "";
          if (t === "/" && e) return true;
          let s = this.options, i = this.#g(t);
          if (!i) {
            if (!e && !this.#o && (this.#t || this.#n) && Bs !== t) {
              Bs = t;
              let l = this.#b(t);
              if (l === "no") return s.flipNegate ? false : this.negate;
              if (l === "yes") return s.flipNegate ? true : !this.negate;
            }
            i = this.#w(t);
          }
          let n = i.parts, o = this.#i ? i.resolved ??= this.#p(n) : n, h = this.set, a = n[n.length - 1];
          if (!a) for (let l = n.length - 2; !a && l >= 0; l--) a = n[l];
          for (let l = 0; l < h.length; l++) {
            let c = h[l], u = e ? void 0 : this.#d[l];
            if (u === "base" ? V(c[0], a) : u ? this.#E(o, c, u) : s.matchBase && c.length === 1 ? this.#O([a], [a], c, e) : this.#O(n, o, c, e)) return s.flipNegate ? true : !this.negate;
          }
          return s.flipNegate ? false : this.negate;
        }
        static defaults(t) {
          return w.minimatch.defaults(t).Minimatch;
        }
      };
      w.Minimatch = ht;
      var Cn = je();
      Object.defineProperty(w, "escape", { enumerable: true, get: function() {
        return Cn.escape;
      } });
      var Mn = Ne();
      Object.defineProperty(w, "unescape", { enumerable: true, get: function() {
        return Mn.unescape;
      } });
      w.minimatch.Minimatch = ht;
      w.minimatch.escape = dn.escape;
      w.minimatch.unescape = pn.unescape;
    });
    var Ys = C((Xt) => {
      "use strict";
      var Hs = (r, t) => () => (t || r((t = { exports: {} }).exports, t), t.exports), kn = Hs((r) => {
        "use strict";
        Object.defineProperty(r, "__esModule", { value: true }), r.tracing = r.metrics = void 0;
        var t = __require("node:diagnostics_channel");
        r.metrics = (0, t.channel)("lru-cache:metrics"), r.tracing = (0, t.tracingChannel)("lru-cache");
      }), An = Hs((r) => {
        "use strict";
        Object.defineProperty(r, "__esModule", { value: true }), r.defaultPerf = void 0, r.defaultPerf = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
      });
      Object.defineProperty(Xt, "__esModule", { value: true });
      Xt.LRUCache = void 0;
      var O = kn(), Rn = An(), Ie = () => O.metrics.hasSubscribers || O.tracing.hasSubscribers, Xs = /* @__PURE__ */ new Set(), qs = typeof process == "object" && process ? process : {}, Pn = (r, t, e, s) => {
        typeof qs.emitWarning == "function" ? qs.emitWarning(r, t, e, s) : console.error(`[${e}] ${t}: ${r}`);
      }, Tn = (r) => !Xs.has(r), J = (r) => !!r && r === Math.floor(r) && r > 0 && isFinite(r), Ks = (r) => J(r) ? r <= Math.pow(2, 8) ? Uint8Array : r <= Math.pow(2, 16) ? Uint16Array : r <= Math.pow(2, 32) ? Uint32Array : r <= Number.MAX_SAFE_INTEGER ? Ht : null : null, Ht = class extends Array {
        constructor(r) {
          super(r), this.fill(0);
        }
      }, Fn = class mt {
        heap;
        length;
        static #t = false;
        static create(t) {
          let e = Ks(t);
          if (!e) return [];
          mt.#t = true;
          let s = new mt(t, e);
          return mt.#t = false, s;
        }
        constructor(t, e) {
          if (!mt.#t) throw new TypeError("instantiate Stack using Stack.create(n)");
          this.heap = new e(t), this.length = 0;
        }
        push(t) {
          this.heap[this.length++] = t;
        }
        pop() {
          return this.heap[--this.length];
        }
      }, jn = class Vs {
        #t;
        #n;
        #i;
        #o;
        #r;
        #d;
        #f;
        #u;
        get perf() {
          return this.#u;
        }
        ttl;
        ttlResolution;
        ttlAutopurge;
        updateAgeOnGet;
        updateAgeOnHas;
        allowStale;
        noDisposeOnSet;
        noUpdateTTL;
        maxEntrySize;
        sizeCalculation;
        noDeleteOnFetchRejection;
        noDeleteOnStaleGet;
        allowStaleOnFetchAbort;
        allowStaleOnFetchRejection;
        ignoreFetchAbort;
        backgroundFetchSize;
        #h;
        #m;
        #l;
        #a;
        #s;
        #b;
        #E;
        #y;
        #g;
        #w;
        #p;
        #O;
        #x;
        #v;
        #_;
        #S;
        #M;
        #e;
        #P;
        static unsafeExposeInternals(t) {
          return { starts: t.#x, ttls: t.#v, autopurgeTimers: t.#_, sizes: t.#O, keyMap: t.#l, keyList: t.#a, valList: t.#s, next: t.#b, prev: t.#E, get head() {
            return t.#y;
          }, get tail() {
            return t.#g;
          }, free: t.#w, isBackgroundFetch: (e) => t.#c(e), backgroundFetch: (e, s, i, n) => t.#L(e, s, i, n), moveToTail: (e) => t.#K(e), indexes: (e) => t.#A(e), rindexes: (e) => t.#R(e), isStale: (e) => t.#C(e) };
        }
        get max() {
          return this.#t;
        }
        get maxSize() {
          return this.#n;
        }
        get calculatedSize() {
          return this.#m;
        }
        get size() {
          return this.#h;
        }
        get fetchMethod() {
          return this.#d;
        }
        get memoMethod() {
          return this.#f;
        }
        get dispose() {
          return this.#i;
        }
        get onInsert() {
          return this.#o;
        }
        get disposeAfter() {
          return this.#r;
        }
        constructor(t) {
          let { max: e = 0, ttl: s, ttlResolution: i = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: h, allowStale: a, dispose: l, onInsert: c, disposeAfter: u, noDisposeOnSet: f, noUpdateTTL: p, maxSize: g = 0, maxEntrySize: d = 0, sizeCalculation: b, fetchMethod: m, memoMethod: y, noDeleteOnFetchRejection: _, noDeleteOnStaleGet: v, allowStaleOnFetchRejection: S, allowStaleOnFetchAbort: K, ignoreFetchAbort: B, backgroundFetchSize: U = 1, perf: rt } = t;
          if (this.backgroundFetchSize = U, rt !== void 0 && typeof rt?.now != "function") throw new TypeError("perf option must have a now() method if specified");
          if (this.#u = rt ?? Rn.defaultPerf, e !== 0 && !J(e)) throw new TypeError("max option must be a nonnegative integer");
          let Se = e ? Ks(e) : Array;
          if (!Se) throw new Error("invalid max value: " + e);
          if (this.#t = e, this.#n = g, this.maxEntrySize = d || this.#n, this.sizeCalculation = b, this.sizeCalculation) {
            if (!this.#n && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
            if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
          }
          if (y !== void 0 && typeof y != "function") throw new TypeError("memoMethod must be a function if defined");
          if (this.#f = y, m !== void 0 && typeof m != "function") throw new TypeError("fetchMethod must be a function if specified");
          if (this.#d = m, this.#M = !!m, this.#l = /* @__PURE__ */ new Map(), this.#a = Array.from({ length: e }).fill(void 0), this.#s = Array.from({ length: e }).fill(void 0), this.#b = new Se(e), this.#E = new Se(e), this.#y = 0, this.#g = 0, this.#w = Fn.create(e), this.#h = 0, this.#m = 0, typeof l == "function" && (this.#i = l), typeof c == "function" && (this.#o = c), typeof u == "function" ? (this.#r = u, this.#p = []) : (this.#r = void 0, this.#p = void 0), this.#S = !!this.#i, this.#P = !!this.#o, this.#e = !!this.#r, this.noDisposeOnSet = !!f, this.noUpdateTTL = !!p, this.noDeleteOnFetchRejection = !!_, this.allowStaleOnFetchRejection = !!S, this.allowStaleOnFetchAbort = !!K, this.ignoreFetchAbort = !!B, this.maxEntrySize !== 0) {
            if (this.#n !== 0 && !J(this.#n)) throw new TypeError("maxSize must be a positive integer if specified");
            if (!J(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
            this.#U();
          }
          if (this.allowStale = !!a, this.noDeleteOnStaleGet = !!v, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!h, this.ttlResolution = J(i) || i === 0 ? i : 1, this.ttlAutopurge = !!n, this.ttl = s || 0, this.ttl) {
            if (!J(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
            this.#T();
          }
          if (this.#t === 0 && this.ttl === 0 && this.#n === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
          if (!this.ttlAutopurge && !this.#t && !this.#n) {
            let ve = "LRU_CACHE_UNBOUNDED";
            Tn(ve) && (Xs.add(ve), Pn("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", ve, Vs));
          }
        }
        getRemainingTTL(t) {
          return this.#l.has(t) ? 1 / 0 : 0;
        }
        #T() {
          let t = new Ht(this.#t), e = new Ht(this.#t);
          this.#v = t, this.#x = e;
          let s = this.ttlAutopurge ? Array.from({ length: this.#t }) : void 0;
          this.#_ = s, this.#z = (a, l, c = this.#u.now()) => {
            e[a] = l !== 0 ? c : 0, t[a] = l, i(a, l);
          }, this.#k = (a) => {
            e[a] = t[a] !== 0 ? this.#u.now() : 0, i(a, t[a]);
          };
          let i = this.ttlAutopurge ? (a, l) => {
            if (s?.[a] && (clearTimeout(s[a]), s[a] = void 0), l && l !== 0 && s) {
              let c = setTimeout(() => {
                this.#C(a) ? (this.#W(this.#a[a], "expire"), s[a] = void 0) : i(a, h(a));
              }, l + 1);
              c.unref && c.unref(), s[a] = c;
            }
          } : () => {
          };
          this.#F = (a, l) => {
            if (t[l]) {
              let c = t[l], u = e[l];
              if (!c || !u) return;
              a.ttl = c, a.start = u, a.now = n || o();
              let f = a.now - u;
              a.remainingTTL = c - f;
            }
          };
          let n = 0, o = () => {
            let a = this.#u.now();
            if (this.ttlResolution > 0) {
              n = a;
              let l = setTimeout(() => n = 0, this.ttlResolution);
              l.unref && l.unref();
            }
            return a;
          };
          this.getRemainingTTL = (a) => {
            let l = this.#l.get(a);
            return l === void 0 ? 0 : h(l);
          };
          let h = (a) => {
            let l = t[a], c = e[a];
            if (!l || !c) return 1 / 0;
            let u = (n || o()) - c;
            return l - u;
          };
          this.#C = (a) => {
            let l = e[a], c = t[a];
            return !!c && !!l && (n || o()) - l > c;
          };
        }
        #k = () => {
        };
        #F = () => {
        };
        #z = () => {
        };
        #C = () => false;
        #U() {
          let t = new Ht(this.#t);
          this.#m = 0, this.#O = t, this.#N = (e) => {
            this.#m -= t[e], t[e] = 0;
          }, this.#B = (e, s, i, n) => {
            if (!J(i)) {
              if (this.#c(s)) return this.backgroundFetchSize;
              if (n) {
                if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
                if (i = n(s, e), !J(i)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
              } else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
            }
            return i;
          }, this.#j = (e, s, i) => {
            if (t[e] = s, this.#n) {
              let n = this.#n - t[e];
              for (; this.#m > n; ) this.#$(true);
            }
            this.#m += t[e], i && (i.entrySize = s, i.totalCalculatedSize = this.#m);
          };
        }
        #N = (t) => {
        };
        #j = (t, e, s) => {
        };
        #B = (t, e, s, i) => {
          if (s || i) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
          return 0;
        };
        *#A({ allowStale: t = this.allowStale } = {}) {
          if (this.#h) for (let e = this.#g; this.#G(e) && ((t || !this.#C(e)) && (yield e), e !== this.#y); ) e = this.#E[e];
        }
        *#R({ allowStale: t = this.allowStale } = {}) {
          if (this.#h) for (let e = this.#y; this.#G(e) && ((t || !this.#C(e)) && (yield e), e !== this.#g); ) e = this.#b[e];
        }
        #G(t) {
          return t !== void 0 && this.#l.get(this.#a[t]) === t;
        }
        *entries() {
          for (let t of this.#A()) this.#s[t] !== void 0 && this.#a[t] !== void 0 && !this.#c(this.#s[t]) && (yield [this.#a[t], this.#s[t]]);
        }
        *rentries() {
          for (let t of this.#R()) this.#s[t] !== void 0 && this.#a[t] !== void 0 && !this.#c(this.#s[t]) && (yield [this.#a[t], this.#s[t]]);
        }
        *keys() {
          for (let t of this.#A()) {
            let e = this.#a[t];
            e !== void 0 && !this.#c(this.#s[t]) && (yield e);
          }
        }
        *rkeys() {
          for (let t of this.#R()) {
            let e = this.#a[t];
            e !== void 0 && !this.#c(this.#s[t]) && (yield e);
          }
        }
        *values() {
          for (let t of this.#A()) this.#s[t] !== void 0 && !this.#c(this.#s[t]) && (yield this.#s[t]);
        }
        *rvalues() {
          for (let t of this.#R()) this.#s[t] !== void 0 && !this.#c(this.#s[t]) && (yield this.#s[t]);
        }
        [Symbol.iterator]() {
          return this.entries();
        }
        [Symbol.toStringTag] = "LRUCache";
        find(t, e = {}) {
          for (let s of this.#A()) {
            let i = this.#s[s], n = this.#c(i) ? i.__staleWhileFetching : i;
            if (n !== void 0 && t(n, this.#a[s], this)) return this.#X(this.#a[s], e);
          }
        }
        forEach(t, e = this) {
          for (let s of this.#A()) {
            let i = this.#s[s], n = this.#c(i) ? i.__staleWhileFetching : i;
            n !== void 0 && t.call(e, n, this.#a[s], this);
          }
        }
        rforEach(t, e = this) {
          for (let s of this.#R()) {
            let i = this.#s[s], n = this.#c(i) ? i.__staleWhileFetching : i;
            n !== void 0 && t.call(e, n, this.#a[s], this);
          }
        }
        purgeStale() {
          let t = false;
          for (let e of this.#R({ allowStale: true })) this.#C(e) && (this.#W(this.#a[e], "expire"), t = true);
          return t;
        }
        info(t) {
          let e = this.#l.get(t);
          if (e === void 0) return;
          let s = this.#s[e], i = this.#c(s) ? s.__staleWhileFetching : s;
          if (i === void 0) return;
          let n = { value: i };
          if (this.#v && this.#x) {
            let o = this.#v[e], h = this.#x[e];
            if (o && h) {
              let a = o - (this.#u.now() - h);
              n.ttl = a, n.start = Date.now();
            }
          }
          return this.#O && (n.size = this.#O[e]), n;
        }
        dump() {
          let t = [];
          for (let e of this.#A({ allowStale: true })) {
            let s = this.#a[e], i = this.#s[e], n = this.#c(i) ? i.__staleWhileFetching : i;
            if (n === void 0 || s === void 0) continue;
            let o = { value: n };
            if (this.#v && this.#x) {
              o.ttl = this.#v[e];
              let h = this.#u.now() - this.#x[e];
              o.start = Math.floor(Date.now() - h);
            }
            this.#O && (o.size = this.#O[e]), t.unshift([s, o]);
          }
          return t;
        }
        load(t) {
          this.clear();
          for (let [e, s] of t) {
            if (s.start) {
              let i = Date.now() - s.start;
              s.start = this.#u.now() - i;
            }
            this.#D(e, s.value, s);
          }
        }
        set(t, e, s = {}) {
          let { status: i = O.metrics.hasSubscribers ? {} : void 0 } = s;
          s.status = i, i && (i.op = "set", i.key = t, e !== void 0 && (i.value = e), i.cache = this);
          let n = this.#D(t, e, s);
          return i && O.metrics.hasSubscribers && O.metrics.publish(i), n;
        }
        #D(t, e, s, i) {
          let { ttl: n = this.ttl, start: o, noDisposeOnSet: h = this.noDisposeOnSet, sizeCalculation: a = this.sizeCalculation, status: l } = s, c = this.#c(e);
          if (e === void 0) return l && (l.set = "deleted"), this.delete(t), this;
          let { noUpdateTTL: u = this.noUpdateTTL } = s;
          l && !c && (l.value = e);
          let f = this.#B(t, e, s.size || 0, a, l);
          if (this.maxEntrySize && f > this.maxEntrySize) return this.#W(t, "set"), l && (l.set = "miss", l.maxEntrySizeExceeded = true), this;
          let p = this.#h === 0 ? void 0 : this.#l.get(t);
          if (p === void 0) p = this.#h === 0 ? this.#g : this.#w.length !== 0 ? this.#w.pop() : this.#h === this.#t ? this.#$(false) : this.#h, this.#a[p] = t, this.#s[p] = e, this.#l.set(t, p), this.#b[this.#g] = p, this.#E[p] = this.#g, this.#g = p, this.#h++, this.#j(p, f, l), l && (l.set = "add"), u = false, this.#P && !c && this.#o?.(e, t, "add");
          else {
            this.#K(p);
            let g = this.#s[p];
            if (e !== g) {
              if (!h) if (this.#c(g)) {
                g !== i && g.__abortController.abort(new Error("replaced"));
                let { __staleWhileFetching: d } = g;
                d !== void 0 && d !== e && (this.#S && this.#i?.(d, t, "set"), this.#e && this.#p?.push([d, t, "set"]));
              } else this.#S && this.#i?.(g, t, "set"), this.#e && this.#p?.push([g, t, "set"]);
              if (this.#N(p), this.#j(p, f, l), this.#s[p] = e, !c) {
                let d = g && this.#c(g) ? g.__staleWhileFetching : g, b = d === void 0 ? "add" : e !== d ? "replace" : "update";
                l && (l.set = b, d !== void 0 && (l.oldValue = d)), this.#P && this.onInsert?.(e, t, b);
              }
            } else c || (l && (l.set = "update"), this.#P && this.onInsert?.(e, t, "update"));
          }
          if (n !== 0 && !this.#v && this.#T(), this.#v && (u || this.#z(p, n, o), l && this.#F(l, p)), !h && this.#e && this.#p) {
            let g = this.#p, d;
            for (; d = g?.shift(); ) this.#r?.(...d);
          }
          return this;
        }
        pop() {
          try {
            for (; this.#h; ) {
              let t = this.#s[this.#y];
              if (this.#$(true), this.#c(t)) {
                if (t.__staleWhileFetching) return t.__staleWhileFetching;
              } else if (t !== void 0) return t;
            }
          } finally {
            if (this.#e && this.#p) {
              let t = this.#p, e;
              for (; e = t?.shift(); ) this.#r?.(...e);
            }
          }
        }
        #$(t) {
          let e = this.#y, s = this.#a[e], i = this.#s[e], n = this.#c(i);
          n && i.__abortController.abort(new Error("evicted"));
          let o = n ? i.__staleWhileFetching : i;
          return (this.#S || this.#e) && o !== void 0 && (this.#S && this.#i?.(o, s, "evict"), this.#e && this.#p?.push([o, s, "evict"])), this.#N(e), this.#_?.[e] && (clearTimeout(this.#_[e]), this.#_[e] = void 0), t && (this.#a[e] = void 0, this.#s[e] = void 0, this.#w.push(e)), this.#h === 1 ? (this.#y = this.#g = 0, this.#w.length = 0) : this.#y = this.#b[e], this.#l.delete(s), this.#h--, e;
        }
        has(t, e = {}) {
          let { status: s = O.metrics.hasSubscribers ? {} : void 0 } = e;
          e.status = s, s && (s.op = "has", s.key = t, s.cache = this);
          let i = this.#V(t, e);
          return O.metrics.hasSubscribers && O.metrics.publish(s), i;
        }
        #V(t, e = {}) {
          let { updateAgeOnHas: s = this.updateAgeOnHas, status: i } = e, n = this.#l.get(t);
          if (n !== void 0) {
            let o = this.#s[n];
            if (this.#c(o) && o.__staleWhileFetching === void 0) return false;
            if (this.#C(n)) i && (i.has = "stale", this.#F(i, n));
            else return s && this.#k(n), i && (i.has = "hit", this.#F(i, n)), true;
          } else i && (i.has = "miss");
          return false;
        }
        peek(t, e = {}) {
          let { status: s = Ie() ? {} : void 0 } = e;
          s && (s.op = "peek", s.key = t, s.cache = this), e.status = s;
          let i = this.#q(t, e);
          return O.metrics.hasSubscribers && O.metrics.publish(s), i;
        }
        #q(t, e) {
          let { status: s, allowStale: i = this.allowStale } = e, n = this.#l.get(t);
          if (n === void 0 || !i && this.#C(n)) {
            s && (s.peek = n === void 0 ? "miss" : "stale");
            return;
          }
          let o = this.#s[n], h = this.#c(o) ? o.__staleWhileFetching : o;
          return s && (h !== void 0 ? (s.peek = "hit", s.value = h) : s.peek = "miss"), h;
        }
        #L(t, e, s, i) {
          let n = e === void 0 ? void 0 : this.#s[e];
          if (this.#c(n)) return n;
          let o = new AbortController(), { signal: h } = s;
          h?.addEventListener("abort", () => o.abort(h.reason), { signal: o.signal });
          let a = { signal: o.signal, options: s, context: i }, l = (d, b = false) => {
            let { aborted: m } = o.signal, y = s.ignoreFetchAbort && d !== void 0, _ = s.ignoreFetchAbort || !!(s.allowStaleOnFetchAbort && d !== void 0);
            if (s.status && (m && !b ? (s.status.fetchAborted = true, s.status.fetchError = o.signal.reason, y && (s.status.fetchAbortIgnored = true)) : s.status.fetchResolved = true), m && !y && !b) return u(o.signal.reason, _);
            let v = p, S = this.#s[e];
            return (S === p || S === void 0 && y && b) && (d === void 0 ? v.__staleWhileFetching !== void 0 ? this.#s[e] = v.__staleWhileFetching : this.#W(t, "fetch") : (s.status && (s.status.fetchUpdated = true), this.#D(t, d, a.options, v))), d;
          }, c = (d) => (s.status && (s.status.fetchRejected = true, s.status.fetchError = d), u(d, false)), u = (d, b) => {
            let { aborted: m } = o.signal, y = m && s.allowStaleOnFetchAbort, _ = y || s.allowStaleOnFetchRejection, v = _ || s.noDeleteOnFetchRejection, S = p;
            if (this.#s[e] === p && (!v || !b && S.__staleWhileFetching === void 0 ? this.#W(t, "fetch") : y || (this.#s[e] = S.__staleWhileFetching)), _) return s.status && S.__staleWhileFetching !== void 0 && (s.status.returnedStale = true), S.__staleWhileFetching;
            if (S.__returned === S) throw d;
          }, f = (d, b) => {
            let m = this.#d?.(t, n, a);
            o.signal.addEventListener("abort", () => {
              (!s.ignoreFetchAbort || s.allowStaleOnFetchAbort) && (d(void 0), s.allowStaleOnFetchAbort && (d = (y) => l(y, true)));
            }), m && m instanceof Promise ? m.then((y) => d(y === void 0 ? void 0 : y), b) : m !== void 0 && d(m);
          };
          s.status && (s.status.fetchDispatched = true);
          let p = new Promise(f).then(l, c), g = Object.assign(p, { __abortController: o, __staleWhileFetching: n, __returned: void 0 });
          return e === void 0 ? (this.#D(t, g, { ...a.options, status: void 0 }), e = this.#l.get(t)) : this.#s[e] = g, g;
        }
        #c(t) {
          if (!this.#M) return false;
          let e = t;
          return !!e && e instanceof Promise && e.hasOwnProperty("__staleWhileFetching") && e.__abortController instanceof AbortController;
        }
        fetch(t, e = {}) {
          let s = O.tracing.hasSubscribers, { status: i = Ie() ? {} : void 0 } = e;
          e.status = i, i && e.context && (i.context = e.context);
          let n = this.#H(t, e);
          return i && s && (i.trace = true, O.tracing.tracePromise(() => n, i).catch(() => {
          })), n;
        }
        async #H(t, e = {}) {
          let { allowStale: s = this.allowStale, updateAgeOnGet: i = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: h = this.noDisposeOnSet, size: a = 0, sizeCalculation: l = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: u = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: f = this.allowStaleOnFetchRejection, ignoreFetchAbort: p = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: d, forceRefresh: b = false, status: m, signal: y } = e;
          if (m && (m.op = "fetch", m.key = t, b && (m.forceRefresh = true), m.cache = this), !this.#M) return m && (m.fetch = "get"), this.#X(t, { allowStale: s, updateAgeOnGet: i, noDeleteOnStaleGet: n, status: m });
          let _ = { allowStale: s, updateAgeOnGet: i, noDeleteOnStaleGet: n, ttl: o, noDisposeOnSet: h, size: a, sizeCalculation: l, noUpdateTTL: c, noDeleteOnFetchRejection: u, allowStaleOnFetchRejection: f, allowStaleOnFetchAbort: g, ignoreFetchAbort: p, status: m, signal: y }, v = this.#l.get(t);
          if (v === void 0) {
            m && (m.fetch = "miss");
            let S = this.#L(t, v, _, d);
            return S.__returned = S;
          } else {
            let S = this.#s[v];
            if (this.#c(S)) {
              let rt = s && S.__staleWhileFetching !== void 0;
              return m && (m.fetch = "inflight", rt && (m.returnedStale = true)), rt ? S.__staleWhileFetching : S.__returned = S;
            }
            let K = this.#C(v);
            if (!b && !K) return m && (m.fetch = "hit"), this.#K(v), i && this.#k(v), m && this.#F(m, v), S;
            let B = this.#L(t, v, _, d), U = B.__staleWhileFetching !== void 0 && s;
            return m && (m.fetch = K ? "stale" : "refresh", U && K && (m.returnedStale = true)), U ? B.__staleWhileFetching : B.__returned = B;
          }
        }
        forceFetch(t, e = {}) {
          let s = O.tracing.hasSubscribers, { status: i = Ie() ? {} : void 0 } = e;
          e.status = i, i && e.context && (i.context = e.context);
          let n = this.#I(t, e);
          return i && s && (i.trace = true, O.tracing.tracePromise(() => n, i).catch(() => {
          })), n;
        }
        async #I(t, e = {}) {
          let s = await this.#H(t, e);
          if (s === void 0) throw new Error("fetch() returned undefined");
          return s;
        }
        memo(t, e = {}) {
          let { status: s = O.metrics.hasSubscribers ? {} : void 0 } = e;
          e.status = s, s && (s.op = "memo", s.key = t, e.context && (s.context = e.context), s.cache = this);
          let i = this.#Z(t, e);
          return s && (s.value = i), O.metrics.hasSubscribers && O.metrics.publish(s), i;
        }
        #Z(t, e = {}) {
          let s = this.#f;
          if (!s) throw new Error("no memoMethod provided to constructor");
          let { context: i, status: n, forceRefresh: o, ...h } = e;
          n && o && (n.forceRefresh = true);
          let a = this.#X(t, h), l = o || a === void 0;
          if (n && (n.memo = l ? "miss" : "hit", l || (n.value = a)), !l) return a;
          let c = s(t, a, { options: h, context: i });
          return n && (n.value = c), this.#D(t, c, h), c;
        }
        get(t, e = {}) {
          let { status: s = O.metrics.hasSubscribers ? {} : void 0 } = e;
          e.status = s, s && (s.op = "get", s.key = t, s.cache = this);
          let i = this.#X(t, e);
          return s && (i !== void 0 && (s.value = i), O.metrics.hasSubscribers && O.metrics.publish(s)), i;
        }
        #X(t, e = {}) {
          let { allowStale: s = this.allowStale, updateAgeOnGet: i = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = e, h = this.#l.get(t);
          if (h === void 0) {
            o && (o.get = "miss");
            return;
          }
          let a = this.#s[h], l = this.#c(a);
          return o && this.#F(o, h), this.#C(h) ? l ? (o && (o.get = "stale-fetching"), s && a.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = true), a.__staleWhileFetching) : void 0) : (n || this.#W(t, "expire"), o && (o.get = "stale"), s ? (o && (o.returnedStale = true), a) : void 0) : (o && (o.get = l ? "fetching" : "hit"), this.#K(h), i && this.#k(h), l ? a.__staleWhileFetching : a);
        }
        #Y(t, e) {
          this.#E[e] = t, this.#b[t] = e;
        }
        #K(t) {
          t !== this.#g && (t === this.#y ? this.#y = this.#b[t] : this.#Y(this.#E[t], this.#b[t]), this.#Y(this.#g, t), this.#g = t);
        }
        delete(t) {
          return this.#W(t, "delete");
        }
        #W(t, e) {
          O.metrics.hasSubscribers && O.metrics.publish({ op: "delete", delete: e, key: t, cache: this });
          let s = false;
          if (this.#h !== 0) {
            let i = this.#l.get(t);
            if (i !== void 0) if (this.#_?.[i] && (clearTimeout(this.#_[i]), this.#_[i] = void 0), s = true, this.#h === 1) this.#J(e);
            else {
              this.#N(i);
              let n = this.#s[i];
              if (this.#c(n) ? n.__abortController.abort(new Error("deleted")) : (this.#S || this.#e) && (this.#S && this.#i?.(n, t, e), this.#e && this.#p?.push([n, t, e])), this.#l.delete(t), this.#a[i] = void 0, this.#s[i] = void 0, i === this.#g) this.#g = this.#E[i];
              else if (i === this.#y) this.#y = this.#b[i];
              else {
                let o = this.#E[i];
                this.#b[o] = this.#b[i];
                let h = this.#b[i];
                this.#E[h] = this.#E[i];
              }
              this.#h--, this.#w.push(i);
            }
          }
          if (this.#e && this.#p?.length) {
            let i = this.#p, n;
            for (; n = i?.shift(); ) this.#r?.(...n);
          }
          return s;
        }
        clear() {
          return this.#J("delete");
        }
        #J(t) {
          for (let e of this.#R({ allowStale: true })) {
            let s = this.#s[e];
            if (this.#c(s)) s.__abortController.abort(new Error("deleted"));
            else {
              let i = this.#a[e];
              this.#S && this.#i?.(s, i, t), this.#e && this.#p?.push([s, i, t]);
            }
          }
          if (this.#l.clear(), this.#s.fill(void 0), this.#a.fill(void 0), this.#v && this.#x) {
            this.#v.fill(0), this.#x.fill(0);
            for (let e of this.#_ ?? []) e !== void 0 && clearTimeout(e);
            this.#_?.fill(void 0);
          }
          if (this.#O && this.#O.fill(0), this.#y = 0, this.#g = 0, this.#w.length = 0, this.#m = 0, this.#h = 0, this.#e && this.#p) {
            let e = this.#p, s;
            for (; s = e?.shift(); ) this.#r?.(...s);
          }
        }
      };
      Xt.LRUCache = jn;
    });
    var Ye = C((j) => {
      "use strict";
      var Nn = j && j.__importDefault || function(r) {
        return r && r.__esModule ? r : { default: r };
      };
      Object.defineProperty(j, "__esModule", { value: true });
      j.Minipass = j.isWritable = j.isReadable = j.isStream = void 0;
      var Js = typeof process == "object" && process ? process : { stdout: null, stderr: null }, Ve = __require("node:events"), ei = Nn(__require("node:stream")), Dn = __require("node:string_decoder"), Ln = (r) => !!r && typeof r == "object" && (r instanceof te || r instanceof ei.default || (0, j.isReadable)(r) || (0, j.isWritable)(r));
      j.isStream = Ln;
      var Wn = (r) => !!r && typeof r == "object" && r instanceof Ve.EventEmitter && typeof r.pipe == "function" && r.pipe !== ei.default.Writable.prototype.pipe;
      j.isReadable = Wn;
      var zn = (r) => !!r && typeof r == "object" && r instanceof Ve.EventEmitter && typeof r.write == "function" && typeof r.end == "function";
      j.isWritable = zn;
      var H = /* @__PURE__ */ Symbol("EOF"), X = /* @__PURE__ */ Symbol("maybeEmitEnd"), Z = /* @__PURE__ */ Symbol("emittedEnd"), Kt = /* @__PURE__ */ Symbol("emittingEnd"), gt = /* @__PURE__ */ Symbol("emittedError"), Vt = /* @__PURE__ */ Symbol("closed"), Zs = /* @__PURE__ */ Symbol("read"), Yt = /* @__PURE__ */ Symbol("flush"), Qs = /* @__PURE__ */ Symbol("flushChunk"), W = /* @__PURE__ */ Symbol("encoding"), at = /* @__PURE__ */ Symbol("decoder"), M = /* @__PURE__ */ Symbol("flowing"), wt = /* @__PURE__ */ Symbol("paused"), lt = /* @__PURE__ */ Symbol("resume"), k = /* @__PURE__ */ Symbol("buffer"), F = /* @__PURE__ */ Symbol("pipes"), A = /* @__PURE__ */ Symbol("bufferLength"), $e = /* @__PURE__ */ Symbol("bufferPush"), Jt = /* @__PURE__ */ Symbol("bufferShift"), P = /* @__PURE__ */ Symbol("objectMode"), x = /* @__PURE__ */ Symbol("destroyed"), Ue = /* @__PURE__ */ Symbol("error"), qe = /* @__PURE__ */ Symbol("emitData"), ti = /* @__PURE__ */ Symbol("emitEnd"), He = /* @__PURE__ */ Symbol("emitEnd2"), G = /* @__PURE__ */ Symbol("async"), Xe = /* @__PURE__ */ Symbol("abort"), Zt = /* @__PURE__ */ Symbol("aborted"), bt = /* @__PURE__ */ Symbol("signal"), st = /* @__PURE__ */ Symbol("dataListeners"), N = /* @__PURE__ */ Symbol("discarded"), yt = (r) => Promise.resolve().then(r), Bn = (r) => r(), Gn = (r) => r === "end" || r === "finish" || r === "prefinish", In = (r) => r instanceof ArrayBuffer || !!r && typeof r == "object" && r.constructor && r.constructor.name === "ArrayBuffer" && r.byteLength >= 0, $n = (r) => !Buffer.isBuffer(r) && ArrayBuffer.isView(r), Qt = class {
        src;
        dest;
        opts;
        ondrain;
        constructor(t, e, s) {
          this.src = t, this.dest = e, this.opts = s, this.ondrain = () => t[lt](), this.dest.on("drain", this.ondrain);
        }
        unpipe() {
          this.dest.removeListener("drain", this.ondrain);
        }
        proxyErrors(t) {
        }
        end() {
          this.unpipe(), this.opts.end && this.dest.end();
        }
      }, Ke = class extends Qt {
        unpipe() {
          this.src.removeListener("error", this.proxyErrors), super.unpipe();
        }
        constructor(t, e, s) {
          super(t, e, s), this.proxyErrors = (i) => this.dest.emit("error", i), t.on("error", this.proxyErrors);
        }
      }, Un = (r) => !!r.objectMode, qn = (r) => !r.objectMode && !!r.encoding && r.encoding !== "buffer", te = class extends Ve.EventEmitter {
        [M] = false;
        [wt] = false;
        [F] = [];
        [k] = [];
        [P];
        [W];
        [G];
        [at];
        [H] = false;
        [Z] = false;
        [Kt] = false;
        [Vt] = false;
        [gt] = null;
        [A] = 0;
        [x] = false;
        [bt];
        [Zt] = false;
        [st] = 0;
        [N] = false;
        writable = true;
        readable = true;
        constructor(...t) {
          let e = t[0] || {};
          if (super(), e.objectMode && typeof e.encoding == "string") throw new TypeError("Encoding and objectMode may not be used together");
          Un(e) ? (this[P] = true, this[W] = null) : qn(e) ? (this[W] = e.encoding, this[P] = false) : (this[P] = false, this[W] = null), this[G] = !!e.async, this[at] = this[W] ? new Dn.StringDecoder(this[W]) : null, e && e.debugExposeBuffer === true && Object.defineProperty(this, "buffer", { get: () => this[k] }), e && e.debugExposePipes === true && Object.defineProperty(this, "pipes", { get: () => this[F] });
          let { signal: s } = e;
          s && (this[bt] = s, s.aborted ? this[Xe]() : s.addEventListener("abort", () => this[Xe]()));
        }
        get bufferLength() {
          return this[A];
        }
        get encoding() {
          return this[W];
        }
        set encoding(t) {
          throw new Error("Encoding must be set at instantiation time");
        }
        setEncoding(t) {
          throw new Error("Encoding must be set at instantiation time");
        }
        get objectMode() {
          return this[P];
        }
        set objectMode(t) {
          throw new Error("objectMode must be set at instantiation time");
        }
        get async() {
          return this[G];
        }
        set async(t) {
          this[G] = this[G] || !!t;
        }
        [Xe]() {
          this[Zt] = true, this.emit("abort", this[bt]?.reason), this.destroy(this[bt]?.reason);
        }
        get aborted() {
          return this[Zt];
        }
        set aborted(t) {
        }
        write(t, e, s) {
          if (this[Zt]) return false;
          if (this[H]) throw new Error("write after end");
          if (this[x]) return this.emit("error", Object.assign(new Error("Cannot call write after a stream was destroyed"), { code: "ERR_STREAM_DESTROYED" })), true;
          typeof e == "function" && (s = e, e = "utf8"), e || (e = "utf8");
          let i = this[G] ? yt : Bn;
          if (!this[P] && !Buffer.isBuffer(t)) {
            if ($n(t)) t = Buffer.from(t.buffer, t.byteOffset, t.byteLength);
            else if (In(t)) t = Buffer.from(t);
            else if (typeof t != "string") throw new Error("Non-contiguous data written to non-objectMode stream");
          }
          return this[P] ? (this[M] && this[A] !== 0 && this[Yt](true), this[M] ? this.emit("data", t) : this[$e](t), this[A] !== 0 && this.emit("readable"), s && i(s), this[M]) : t.length ? (typeof t == "string" && !(e === this[W] && !this[at]?.lastNeed) && (t = Buffer.from(t, e)), Buffer.isBuffer(t) && this[W] && (t = this[at].write(t)), this[M] && this[A] !== 0 && this[Yt](true), this[M] ? this.emit("data", t) : this[$e](t), this[A] !== 0 && this.emit("readable"), s && i(s), this[M]) : (this[A] !== 0 && this.emit("readable"), s && i(s), this[M]);
        }
        read(t) {
          if (this[x]) return null;
          if (this[N] = false, this[A] === 0 || t === 0 || t && t > this[A]) return this[X](), null;
          this[P] && (t = null), this[k].length > 1 && !this[P] && (this[k] = [this[W] ? this[k].join("") : Buffer.concat(this[k], this[A])]);
          let e = this[Zs](t || null, this[k][0]);
          return this[X](), e;
        }
        [Zs](t, e) {
          if (this[P]) this[Jt]();
          else {
            let s = e;
            t === s.length || t === null ? this[Jt]() : typeof s == "string" ? (this[k][0] = s.slice(t), e = s.slice(0, t), this[A] -= t) : (this[k][0] = s.subarray(t), e = s.subarray(0, t), this[A] -= t);
          }
          return this.emit("data", e), !this[k].length && !this[H] && this.emit("drain"), e;
        }
        end(t, e, s) {
          return typeof t == "function" && (s = t, t = void 0), typeof e == "function" && (s = e, e = "utf8"), t !== void 0 && this.write(t, e), s && this.once("end", s), this[H] = true, this.writable = false, (this[M] || !this[wt]) && this[X](), this;
        }
        [lt]() {
          this[x] || (!this[st] && !this[F].length && (this[N] = true), this[wt] = false, this[M] = true, this.emit("resume"), this[k].length ? this[Yt]() : this[H] ? this[X]() : this.emit("drain"));
        }
        resume() {
          return this[lt]();
        }
        pause() {
          this[M] = false, this[wt] = true, this[N] = false;
        }
        get destroyed() {
          return this[x];
        }
        get flowing() {
          return this[M];
        }
        get paused() {
          return this[wt];
        }
        [$e](t) {
          this[P] ? this[A] += 1 : this[A] += t.length, this[k].push(t);
        }
        [Jt]() {
          return this[P] ? this[A] -= 1 : this[A] -= this[k][0].length, this[k].shift();
        }
        [Yt](t = false) {
          do
            ;
          while (this[Qs](this[Jt]()) && this[k].length);
          !t && !this[k].length && !this[H] && this.emit("drain");
        }
        [Qs](t) {
          return this.emit("data", t), this[M];
        }
        pipe(t, e) {
          if (this[x]) return t;
          this[N] = false;
          let s = this[Z];
          return e = e || {}, t === Js.stdout || t === Js.stderr ? e.end = false : e.end = e.end !== false, e.proxyErrors = !!e.proxyErrors, s ? e.end && t.end() : (this[F].push(e.proxyErrors ? new Ke(this, t, e) : new Qt(this, t, e)), this[G] ? yt(() => this[lt]()) : this[lt]()), t;
        }
        unpipe(t) {
          let e = this[F].find((s) => s.dest === t);
          e && (this[F].length === 1 ? (this[M] && this[st] === 0 && (this[M] = false), this[F] = []) : this[F].splice(this[F].indexOf(e), 1), e.unpipe());
        }
        addListener(t, e) {
          return this.on(t, e);
        }
        on(t, e) {
          let s = super.on(t, e);
          if (t === "data") this[N] = false, this[st]++, !this[F].length && !this[M] && this[lt]();
          else if (t === "readable" && this[A] !== 0) super.emit("readable");
          else if (Gn(t) && this[Z]) super.emit(t), this.removeAllListeners(t);
          else if (t === "error" && this[gt]) {
            let i = e;
            this[G] ? yt(() => i.call(this, this[gt])) : i.call(this, this[gt]);
          }
          return s;
        }
        removeListener(t, e) {
          return this.off(t, e);
        }
        off(t, e) {
          let s = super.off(t, e);
          return t === "data" && (this[st] = this.listeners("data").length, this[st] === 0 && !this[N] && !this[F].length && (this[M] = false)), s;
        }
        removeAllListeners(t) {
          let e = super.removeAllListeners(t);
          return (t === "data" || t === void 0) && (this[st] = 0, !this[N] && !this[F].length && (this[M] = false)), e;
        }
        get emittedEnd() {
          return this[Z];
        }
        [X]() {
          !this[Kt] && !this[Z] && !this[x] && this[k].length === 0 && this[H] && (this[Kt] = true, this.emit("end"), this.emit("prefinish"), this.emit("finish"), this[Vt] && this.emit("close"), this[Kt] = false);
        }
        emit(t, ...e) {
          let s = e[0];
          if (t !== "error" && t !== "close" && t !== x && this[x]) return false;
          if (t === "data") return !this[P] && !s ? false : this[G] ? (yt(() => this[qe](s)), true) : this[qe](s);
          if (t === "end") return this[ti]();
          if (t === "close") {
            if (this[Vt] = true, !this[Z] && !this[x]) return false;
            let n = super.emit("close");
            return this.removeAllListeners("close"), n;
          } else if (t === "error") {
            this[gt] = s, super.emit(Ue, s);
            let n = !this[bt] || this.listeners("error").length ? super.emit("error", s) : false;
            return this[X](), n;
          } else if (t === "resume") {
            let n = super.emit("resume");
            return this[X](), n;
          } else if (t === "finish" || t === "prefinish") {
            let n = super.emit(t);
            return this.removeAllListeners(t), n;
          }
          let i = super.emit(t, ...e);
          return this[X](), i;
        }
        [qe](t) {
          for (let s of this[F]) s.dest.write(t) === false && this.pause();
          let e = this[N] ? false : super.emit("data", t);
          return this[X](), e;
        }
        [ti]() {
          return this[Z] ? false : (this[Z] = true, this.readable = false, this[G] ? (yt(() => this[He]()), true) : this[He]());
        }
        [He]() {
          if (this[at]) {
            let e = this[at].end();
            if (e) {
              for (let s of this[F]) s.dest.write(e);
              this[N] || super.emit("data", e);
            }
          }
          for (let e of this[F]) e.end();
          let t = super.emit("end");
          return this.removeAllListeners("end"), t;
        }
        async collect() {
          let t = Object.assign([], { dataLength: 0 });
          this[P] || (t.dataLength = 0);
          let e = this.promise();
          return this.on("data", (s) => {
            t.push(s), this[P] || (t.dataLength += s.length);
          }), await e, t;
        }
        async concat() {
          if (this[P]) throw new Error("cannot concat in objectMode");
          let t = await this.collect();
          return this[W] ? t.join("") : Buffer.concat(t, t.dataLength);
        }
        async promise() {
          return new Promise((t, e) => {
            this.on(x, () => e(new Error("stream destroyed"))), this.on("error", (s) => e(s)), this.on("end", () => t());
          });
        }
        [Symbol.asyncIterator]() {
          this[N] = false;
          let t = false, e = async () => (this.pause(), t = true, { value: void 0, done: true });
          return { next: () => {
            if (t) return e();
            let i = this.read();
            if (i !== null) return Promise.resolve({ done: false, value: i });
            if (this[H]) return e();
            let n, o, h = (u) => {
              this.off("data", a), this.off("end", l), this.off(x, c), e(), o(u);
            }, a = (u) => {
              this.off("error", h), this.off("end", l), this.off(x, c), this.pause(), n({ value: u, done: !!this[H] });
            }, l = () => {
              this.off("error", h), this.off("data", a), this.off(x, c), e(), n({ done: true, value: void 0 });
            }, c = () => h(new Error("stream destroyed"));
            return new Promise((u, f) => {
              o = f, n = u, this.once(x, c), this.once("error", h), this.once("end", l), this.once("data", a);
            });
          }, throw: e, return: e, [Symbol.asyncIterator]() {
            return this;
          }, [Symbol.asyncDispose]: async () => {
          } };
        }
        [Symbol.iterator]() {
          this[N] = false;
          let t = false, e = () => (this.pause(), this.off(Ue, e), this.off(x, e), this.off("end", e), t = true, { done: true, value: void 0 }), s = () => {
            if (t) return e();
            let i = this.read();
            return i === null ? e() : { done: false, value: i };
          };
          return this.once("end", e), this.once(Ue, e), this.once(x, e), { next: s, throw: e, return: e, [Symbol.iterator]() {
            return this;
          }, [Symbol.dispose]: () => {
          } };
        }
        destroy(t) {
          if (this[x]) return t ? this.emit("error", t) : this.emit(x), this;
          this[x] = true, this[N] = true, this[k].length = 0, this[A] = 0;
          let e = this;
          return typeof e.close == "function" && !this[Vt] && e.close(), t ? this.emit("error", t) : this.emit(x), this;
        }
        static get isStream() {
          return j.isStream;
        }
      };
      j.Minipass = te;
    });
    var mi = C((E) => {
      "use strict";
      var Hn = E && E.__createBinding || (Object.create ? (function(r, t, e, s) {
        s === void 0 && (s = e);
        var i = Object.getOwnPropertyDescriptor(t, e);
        (!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = { enumerable: true, get: function() {
          return t[e];
        } }), Object.defineProperty(r, s, i);
      }) : (function(r, t, e, s) {
        s === void 0 && (s = e), r[s] = t[e];
      })), Xn = E && E.__setModuleDefault || (Object.create ? (function(r, t) {
        Object.defineProperty(r, "default", { enumerable: true, value: t });
      }) : function(r, t) {
        r.default = t;
      }), Kn = E && E.__importStar || /* @__PURE__ */ (function() {
        var r = function(t) {
          return r = Object.getOwnPropertyNames || function(e) {
            var s = [];
            for (var i in e) Object.prototype.hasOwnProperty.call(e, i) && (s[s.length] = i);
            return s;
          }, r(t);
        };
        return function(t) {
          if (t && t.__esModule) return t;
          var e = {};
          if (t != null) for (var s = r(t), i = 0; i < s.length; i++) s[i] !== "default" && Hn(e, t, s[i]);
          return Xn(e, t), e;
        };
      })();
      Object.defineProperty(E, "__esModule", { value: true });
      E.PathScurry = E.Path = E.PathScurryDarwin = E.PathScurryPosix = E.PathScurryWin32 = E.PathScurryBase = E.PathPosix = E.PathWin32 = E.PathBase = E.ChildrenCache = E.ResolveCache = void 0;
      var ae = Ys(), re = __require("node:path"), Vn = __require("node:url"), vt = __require("fs"), Yn = Kn(__require("node:fs")), Jn = vt.realpathSync.native, ee = __require("node:fs/promises"), si = Ye(), _t = { lstatSync: vt.lstatSync, readdir: vt.readdir, readdirSync: vt.readdirSync, readlinkSync: vt.readlinkSync, realpathSync: Jn, promises: { lstat: ee.lstat, readdir: ee.readdir, readlink: ee.readlink, realpath: ee.realpath } }, ai = (r) => !r || r === _t || r === Yn ? _t : { ..._t, ...r, promises: { ..._t.promises, ...r.promises } }, Zn = /^\\\\\?\\([a-z]:)\\?$/i, Qn = /^\\\\\?\\UNC\\([^\\]+\\[^\\]+)\\?$/i, tr = /^\\\\[^\\?]+\\[^\\]+$/, ii = (r) => r.replace(/\//g, "\\").replace(Zn, "$1\\").replace(Qn, "\\\\$1\\").replace(tr, "$&\\"), er = /^[\\/]{2}\?[\\/]unc[\\/][^\\/]+[\\/][^\\/]+(?:[\\/]|$)/i, sr = /^[\\/]{2}\?[\\/](?=[a-z]:)/i, ir = /^[\\/]{2}\?[\\/]unc(?=[\\/][^\\/]+[\\/][^\\/])/i, nr = /[\\/]/, L = 0, li = 1, ci = 2, I = 4, ui = 6, fi = 8, it = 10, di = 12, D = 15, St = ~D, Je = 16, ni = 32, Et = 64, z = 128, se = 256, ne = 512, ri = Et | z | ne, rr = 1023, Ze = (r) => r.isFile() ? fi : r.isDirectory() ? I : r.isSymbolicLink() ? it : r.isCharacterDevice() ? ci : r.isBlockDevice() ? ui : r.isSocket() ? di : r.isFIFO() ? li : L, oi = new ae.LRUCache({ max: 2 ** 12 }), Ot = (r) => {
        let t = oi.get(r);
        if (t) return t;
        let e = r.normalize("NFKD");
        return oi.set(r, e), e;
      }, hi = new ae.LRUCache({ max: 2 ** 12 }), ie = (r) => {
        let t = hi.get(r);
        if (t) return t;
        let e = Ot(r.toLowerCase());
        return hi.set(r, e), e;
      }, xt = class extends ae.LRUCache {
        constructor() {
          super({ max: 256 });
        }
      };
      E.ResolveCache = xt;
      var oe = class extends ae.LRUCache {
        constructor(t = 16 * 1024) {
          super({ maxSize: t, sizeCalculation: (e) => e.length + 1 });
        }
      };
      E.ChildrenCache = oe;
      var pi = /* @__PURE__ */ Symbol("PathScurry setAsCwd"), R = class {
        name;
        root;
        roots;
        parent;
        nocase;
        isCWD = false;
        #t;
        #n;
        get dev() {
          return this.#n;
        }
        #i;
        get mode() {
          return this.#i;
        }
        #o;
        get nlink() {
          return this.#o;
        }
        #r;
        get uid() {
          return this.#r;
        }
        #d;
        get gid() {
          return this.#d;
        }
        #f;
        get rdev() {
          return this.#f;
        }
        #u;
        get blksize() {
          return this.#u;
        }
        #h;
        get ino() {
          return this.#h;
        }
        #m;
        get size() {
          return this.#m;
        }
        #l;
        get blocks() {
          return this.#l;
        }
        #a;
        get atimeMs() {
          return this.#a;
        }
        #s;
        get mtimeMs() {
          return this.#s;
        }
        #b;
        get ctimeMs() {
          return this.#b;
        }
        #E;
        get birthtimeMs() {
          return this.#E;
        }
        #y;
        get atime() {
          return this.#y;
        }
        #g;
        get mtime() {
          return this.#g;
        }
        #w;
        get ctime() {
          return this.#w;
        }
        #p;
        get birthtime() {
          return this.#p;
        }
        #O;
        #x;
        #v;
        #_;
        #S;
        #M;
        #e;
        #P;
        #T;
        #k;
        get parentPath() {
          return (this.parent || this).fullpath();
        }
        get path() {
          return this.parentPath;
        }
        constructor(t, e = L, s, i, n, o, h) {
          this.name = t, this.#O = n ? ie(t) : Ot(t), this.#e = e & rr, this.nocase = n, this.roots = i, this.root = s || this, this.#P = o, this.#v = h.fullpath, this.#S = h.relative, this.#M = h.relativePosix, this.parent = h.parent, this.parent ? this.#t = this.parent.#t : this.#t = ai(h.fs);
        }
        get fs() {
          return this.#t;
        }
        depth() {
          return this.#x !== void 0 ? this.#x : this.parent ? this.#x = this.parent.depth() + 1 : this.#x = 0;
        }
        childrenCache() {
          return this.#P;
        }
        resolve(t) {
          if (!t) return this;
          let e = this.getRootString(t), i = t.substring(e.length).split(this.splitSep);
          return e ? this.getRoot(e).#F(i) : this.#F(i);
        }
        #F(t) {
          let e = this;
          for (let s of t) e = e.child(s);
          return e;
        }
        children() {
          let t = this.#P.get(this);
          if (t) return t;
          let e = Object.assign([], { provisional: 0 });
          return this.#P.set(this, e), this.#e &= ~Je, e;
        }
        child(t, e) {
          if (t === "" || t === ".") return this;
          if (t === "..") return this.parent || this;
          let s = this.children(), i = this.nocase ? ie(t) : Ot(t);
          for (let a of s) if (a.#O === i) return a;
          let n = this.parent ? this.sep : "", o = this.#v ? this.#v + n + t : void 0, h = this.newChild(t, L, { ...e, parent: this, fullpath: o });
          return this.canReaddir() || (h.#e |= z), s.push(h), h;
        }
        relative() {
          if (this.isCWD) return "";
          if (this.#S !== void 0) return this.#S;
          let t = this.name, e = this.parent;
          if (!e) return this.#S = this.name;
          let s = e.relative();
          return s + (!s || !e.parent ? "" : this.sep) + t;
        }
        relativePosix() {
          if (this.sep === "/") return this.relative();
          if (this.isCWD) return "";
          if (this.#M !== void 0) return this.#M;
          let t = this.name, e = this.parent;
          if (!e) return this.#M = this.fullpathPosix();
          let s = e.relativePosix();
          return s + (!s || !e.parent ? "" : "/") + t;
        }
        fullpath() {
          if (this.#v !== void 0) return this.#v;
          let t = this.name, e = this.parent;
          if (!e) return this.#v = this.name;
          let i = e.fullpath() + (e.parent ? this.sep : "") + t;
          return this.#v = i;
        }
        fullpathPosix() {
          if (this.#_ !== void 0) return this.#_;
          if (this.sep === "/") return this.#_ = this.fullpath();
          if (!this.parent) {
            let i = this.fullpath().replace(/\\/g, "/");
            return /^[a-z]:\//i.test(i) ? this.#_ = `//?/${i}` : this.#_ = i;
          }
          let t = this.parent, e = t.fullpathPosix(), s = e + (!e || !t.parent ? "" : "/") + this.name;
          return this.#_ = s;
        }
        isUnknown() {
          return (this.#e & D) === L;
        }
        isType(t) {
          return this[`is${t}`]();
        }
        getType() {
          return this.isUnknown() ? "Unknown" : this.isDirectory() ? "Directory" : this.isFile() ? "File" : this.isSymbolicLink() ? "SymbolicLink" : this.isFIFO() ? "FIFO" : this.isCharacterDevice() ? "CharacterDevice" : this.isBlockDevice() ? "BlockDevice" : this.isSocket() ? "Socket" : "Unknown";
        }
        isFile() {
          return (this.#e & D) === fi;
        }
        isDirectory() {
          return (this.#e & D) === I;
        }
        isCharacterDevice() {
          return (this.#e & D) === ci;
        }
        isBlockDevice() {
          return (this.#e & D) === ui;
        }
        isFIFO() {
          return (this.#e & D) === li;
        }
        isSocket() {
          return (this.#e & D) === di;
        }
        isSymbolicLink() {
          return (this.#e & it) === it;
        }
        lstatCached() {
          return this.#e & ni ? this : void 0;
        }
        readlinkCached() {
          return this.#T;
        }
        realpathCached() {
          return this.#k;
        }
        readdirCached() {
          let t = this.children();
          return t.slice(0, t.provisional);
        }
        canReadlink() {
          if (this.#T) return true;
          if (!this.parent) return false;
          let t = this.#e & D;
          return !(t !== L && t !== it || this.#e & se || this.#e & z);
        }
        calledReaddir() {
          return !!(this.#e & Je);
        }
        isENOENT() {
          return !!(this.#e & z);
        }
        isNamed(t) {
          return this.nocase ? this.#O === ie(t) : this.#O === Ot(t);
        }
        async readlink() {
          let t = this.#T;
          if (t) return t;
          if (this.canReadlink() && this.parent) try {
            let e = await this.#t.promises.readlink(this.fullpath()), s = (await this.parent.realpath())?.resolve(e);
            if (s) return this.#T = s;
          } catch (e) {
            this.#R(e.code);
            return;
          }
        }
        readlinkSync() {
          let t = this.#T;
          if (t) return t;
          if (this.canReadlink() && this.parent) try {
            let e = this.#t.readlinkSync(this.fullpath()), s = this.parent.realpathSync()?.resolve(e);
            if (s) return this.#T = s;
          } catch (e) {
            this.#R(e.code);
            return;
          }
        }
        #z(t) {
          this.#e |= Je;
          for (let e = t.provisional; e < t.length; e++) {
            let s = t[e];
            s && s.#C();
          }
        }
        #C() {
          this.#e & z || (this.#e = (this.#e | z) & St, this.#U());
        }
        #U() {
          let t = this.children();
          t.provisional = 0;
          for (let e of t) e.#C();
        }
        #N() {
          this.#e |= ne, this.#j();
        }
        #j() {
          if (this.#e & Et) return;
          let t = this.#e;
          (t & D) === I && (t &= St), this.#e = t | Et, this.#U();
        }
        #B(t = "") {
          t === "ENOTDIR" || t === "EPERM" ? this.#j() : t === "ENOENT" ? this.#C() : this.children().provisional = 0;
        }
        #A(t = "") {
          t === "ENOTDIR" ? this.parent.#j() : t === "ENOENT" && this.#C();
        }
        #R(t = "") {
          let e = this.#e;
          e |= se, t === "ENOENT" && (e |= z), (t === "EINVAL" || t === "UNKNOWN") && (e &= St), this.#e = e, t === "ENOTDIR" && this.parent && this.parent.#j();
        }
        #G(t, e) {
          return this.#$(t, e) || this.#D(t, e);
        }
        #D(t, e) {
          let s = Ze(t), i = this.newChild(t.name, s, { parent: this }), n = i.#e & D;
          return n !== I && n !== it && n !== L && (i.#e |= Et), e.unshift(i), e.provisional++, i;
        }
        #$(t, e) {
          for (let s = e.provisional; s < e.length; s++) {
            let i = e[s];
            if ((this.nocase ? ie(t.name) : Ot(t.name)) === i.#O) return this.#V(t, i, s, e);
          }
        }
        #V(t, e, s, i) {
          let n = e.name;
          return e.#e = e.#e & St | Ze(t), n !== t.name && (e.name = t.name), s !== i.provisional && (s === i.length - 1 ? i.pop() : i.splice(s, 1), i.unshift(e)), i.provisional++, e;
        }
        async lstat() {
          if ((this.#e & z) === 0) try {
            return this.#q(await this.#t.promises.lstat(this.fullpath())), this;
          } catch (t) {
            this.#A(t.code);
          }
        }
        lstatSync() {
          if ((this.#e & z) === 0) try {
            return this.#q(this.#t.lstatSync(this.fullpath())), this;
          } catch (t) {
            this.#A(t.code);
          }
        }
        #q(t) {
          let { atime: e, atimeMs: s, birthtime: i, birthtimeMs: n, blksize: o, blocks: h, ctime: a, ctimeMs: l, dev: c, gid: u, ino: f, mode: p, mtime: g, mtimeMs: d, nlink: b, rdev: m, size: y, uid: _ } = t;
          this.#y = e, this.#a = s, this.#p = i, this.#E = n, this.#u = o, this.#l = h, this.#w = a, this.#b = l, this.#n = c, this.#d = u, this.#h = f, this.#i = p, this.#g = g, this.#s = d, this.#o = b, this.#f = m, this.#m = y, this.#r = _;
          let v = Ze(t);
          this.#e = this.#e & St | v | ni, v !== L && v !== I && v !== it && (this.#e |= Et);
        }
        #L = [];
        #c = false;
        #H(t) {
          this.#c = false;
          let e = this.#L.slice();
          this.#L.length = 0, e.forEach((s) => s(null, t));
        }
        readdirCB(t, e = false) {
          if (!this.canReaddir()) {
            e ? t(null, []) : queueMicrotask(() => t(null, []));
            return;
          }
          let s = this.children();
          if (this.calledReaddir()) {
            let n = s.slice(0, s.provisional);
            e ? t(null, n) : queueMicrotask(() => t(null, n));
            return;
          }
          if (this.#L.push(t), this.#c) return;
          this.#c = true;
          let i = this.fullpath();
          this.#t.readdir(i, { withFileTypes: true }, (n, o) => {
            if (n) this.#B(n.code), s.provisional = 0;
            else {
              for (let h of o) this.#G(h, s);
              this.#z(s);
            }
            this.#H(s.slice(0, s.provisional));
          });
        }
        #I;
        async readdir() {
          if (!this.canReaddir()) return [];
          let t = this.children();
          if (this.calledReaddir()) return t.slice(0, t.provisional);
          let e = this.fullpath();
          if (this.#I) await this.#I;
          else {
            let s = () => {
            };
            this.#I = new Promise((i) => s = i);
            try {
              for (let i of await this.#t.promises.readdir(e, { withFileTypes: true })) this.#G(i, t);
              this.#z(t);
            } catch (i) {
              this.#B(i.code), t.provisional = 0;
            }
            this.#I = void 0, s();
          }
          return t.slice(0, t.provisional);
        }
        readdirSync() {
          if (!this.canReaddir()) return [];
          let t = this.children();
          if (this.calledReaddir()) return t.slice(0, t.provisional);
          let e = this.fullpath();
          try {
            for (let s of this.#t.readdirSync(e, { withFileTypes: true })) this.#G(s, t);
            this.#z(t);
          } catch (s) {
            this.#B(s.code), t.provisional = 0;
          }
          return t.slice(0, t.provisional);
        }
        canReaddir() {
          if (this.#e & ri) return false;
          let t = D & this.#e;
          return t === L || t === I || t === it;
        }
        shouldWalk(t, e) {
          return (this.#e & I) === I && !(this.#e & ri) && !t.has(this) && (!e || e(this));
        }
        async realpath() {
          if (this.#k) return this.#k;
          if (!((ne | se | z) & this.#e)) try {
            let t = await this.#t.promises.realpath(this.fullpath());
            return this.#k = this.resolve(t);
          } catch {
            this.#N();
          }
        }
        realpathSync() {
          if (this.#k) return this.#k;
          if (!((ne | se | z) & this.#e)) try {
            let t = this.#t.realpathSync(this.fullpath());
            return this.#k = this.resolve(t);
          } catch {
            this.#N();
          }
        }
        [pi](t) {
          if (t === this) return;
          t.isCWD = false, this.isCWD = true;
          let e = /* @__PURE__ */ new Set([]), s = [], i = this;
          for (; i && i.parent; ) e.add(i), i.#S = s.join(this.sep), i.#M = s.join("/"), i = i.parent, s.push("..");
          for (i = t; i && i.parent && !e.has(i); ) i.#S = void 0, i.#M = void 0, i = i.parent;
        }
      };
      E.PathBase = R;
      var Ct = class r extends R {
        sep = "\\";
        splitSep = nr;
        constructor(t, e = L, s, i, n, o, h) {
          super(t, e, s, i, n, o, h);
        }
        newChild(t, e = L, s = {}) {
          return new r(t, e, this.root, this.roots, this.nocase, this.childrenCache(), s);
        }
        getRootString(t) {
          return er.exec(t)?.[0] ?? re.win32.parse(t).root;
        }
        getRoot(t) {
          if (t = ii(t.toUpperCase()), t === this.root.name || /^[\\/]$/.test(t)) return this.root;
          for (let [e, s] of Object.entries(this.roots)) if (this.sameRoot(t, e)) return this.roots[t] = s;
          return this.roots[t] = new At(t, { nocase: this.nocase, fs: this.fs }).root;
        }
        sameRoot(t, e = this.root.name) {
          return ii(t.toUpperCase()) === e;
        }
      };
      E.PathWin32 = Ct;
      var Mt = class r extends R {
        splitSep = "/";
        sep = "/";
        constructor(t, e = L, s, i, n, o, h) {
          super(t, e, s, i, n, o, h);
        }
        getRootString(t) {
          return t.startsWith("/") ? "/" : "";
        }
        getRoot(t) {
          return this.root;
        }
        newChild(t, e = L, s = {}) {
          return new r(t, e, this.root, this.roots, this.nocase, this.childrenCache(), s);
        }
      };
      E.PathPosix = Mt;
      var kt = class {
        root;
        rootPath;
        roots;
        cwd;
        #t;
        #n;
        #i;
        nocase;
        #o;
        constructor(t = process.cwd(), e, s, { nocase: i, childrenCacheSize: n = 16 * 1024, fs: o = _t } = {}) {
          this.#o = ai(o), (t instanceof URL || t.startsWith("file://")) && (t = (0, Vn.fileURLToPath)(t));
          let h = e.resolve(t);
          this.roots = /* @__PURE__ */ Object.create(null), this.rootPath = this.parseRootPath(h), this.#t = new xt(), this.#n = new xt(), this.#i = new oe(n);
          let a = h.substring(this.rootPath.length).split(s);
          if (a.length === 1 && !a[0] && a.pop(), i === void 0) throw new TypeError("must provide nocase setting to PathScurryBase ctor");
          this.nocase = i, this.root = this.newRoot(this.#o), this.roots[this.rootPath] = this.root;
          let l = this.root, c = a.length - 1, u = e.sep, f = this.rootPath, p = false;
          for (let g of a) {
            let d = c--;
            l = l.child(g, { relative: new Array(d).fill("..").join(u), relativePosix: new Array(d).fill("..").join("/"), fullpath: f += (p ? "" : u) + g }), p = true;
          }
          this.cwd = l;
        }
        depth(t = this.cwd) {
          return typeof t == "string" && (t = this.cwd.resolve(t)), t.depth();
        }
        childrenCache() {
          return this.#i;
        }
        resolve(...t) {
          let e = "";
          for (let n = t.length - 1; n >= 0; n--) {
            let o = t[n];
            if (!(!o || o === ".") && (e = e ? `${o}/${e}` : o, this.isAbsolute(o))) break;
          }
          let s = this.#t.get(e);
          if (s !== void 0) return s;
          let i = this.cwd.resolve(e).fullpath();
          return this.#t.set(e, i), i;
        }
        resolvePosix(...t) {
          let e = "";
          for (let n = t.length - 1; n >= 0; n--) {
            let o = t[n];
            if (!(!o || o === ".") && (e = e ? `${o}/${e}` : o, this.isAbsolute(o))) break;
          }
          let s = this.#n.get(e);
          if (s !== void 0) return s;
          let i = this.cwd.resolve(e).fullpathPosix();
          return this.#n.set(e, i), i;
        }
        relative(t = this.cwd) {
          return typeof t == "string" && (t = this.cwd.resolve(t)), t.relative();
        }
        relativePosix(t = this.cwd) {
          return typeof t == "string" && (t = this.cwd.resolve(t)), t.relativePosix();
        }
        basename(t = this.cwd) {
          return typeof t == "string" && (t = this.cwd.resolve(t)), t.name;
        }
        dirname(t = this.cwd) {
          return typeof t == "string" && (t = this.cwd.resolve(t)), (t.parent || t).fullpath();
        }
        async readdir(t = this.cwd, e = { withFileTypes: true }) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t, t = this.cwd);
          let { withFileTypes: s } = e;
          if (t.canReaddir()) {
            let i = await t.readdir();
            return s ? i : i.map((n) => n.name);
          } else return [];
        }
        readdirSync(t = this.cwd, e = { withFileTypes: true }) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t, t = this.cwd);
          let { withFileTypes: s = true } = e;
          return t.canReaddir() ? s ? t.readdirSync() : t.readdirSync().map((i) => i.name) : [];
        }
        async lstat(t = this.cwd) {
          return typeof t == "string" && (t = this.cwd.resolve(t)), t.lstat();
        }
        lstatSync(t = this.cwd) {
          return typeof t == "string" && (t = this.cwd.resolve(t)), t.lstatSync();
        }
        async readlink(t = this.cwd, { withFileTypes: e } = { withFileTypes: false }) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t.withFileTypes, t = this.cwd);
          let s = await t.readlink();
          return e ? s : s?.fullpath();
        }
        readlinkSync(t = this.cwd, { withFileTypes: e } = { withFileTypes: false }) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t.withFileTypes, t = this.cwd);
          let s = t.readlinkSync();
          return e ? s : s?.fullpath();
        }
        async realpath(t = this.cwd, { withFileTypes: e } = { withFileTypes: false }) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t.withFileTypes, t = this.cwd);
          let s = await t.realpath();
          return e ? s : s?.fullpath();
        }
        realpathSync(t = this.cwd, { withFileTypes: e } = { withFileTypes: false }) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t.withFileTypes, t = this.cwd);
          let s = t.realpathSync();
          return e ? s : s?.fullpath();
        }
        async walk(t = this.cwd, e = {}) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t, t = this.cwd);
          let { withFileTypes: s = true, follow: i = false, filter: n, walkFilter: o } = e, h = [];
          (!n || n(t)) && h.push(s ? t : t.fullpath());
          let a = /* @__PURE__ */ new Set(), l = (u, f) => {
            a.add(u), u.readdirCB((p, g) => {
              if (p) return f(p);
              let d = g.length;
              if (!d) return f();
              let b = () => {
                --d === 0 && f();
              };
              for (let m of g) (!n || n(m)) && h.push(s ? m : m.fullpath()), i && m.isSymbolicLink() ? m.realpath().then((y) => y?.isUnknown() ? y.lstat() : y).then((y) => y?.shouldWalk(a, o) ? l(y, b) : b()) : m.shouldWalk(a, o) ? l(m, b) : b();
            }, true);
          }, c = t;
          return new Promise((u, f) => {
            l(c, (p) => {
              if (p) return f(p);
              u(h);
            });
          });
        }
        walkSync(t = this.cwd, e = {}) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t, t = this.cwd);
          let { withFileTypes: s = true, follow: i = false, filter: n, walkFilter: o } = e, h = [];
          (!n || n(t)) && h.push(s ? t : t.fullpath());
          let a = /* @__PURE__ */ new Set([t]);
          for (let l of a) {
            let c = l.readdirSync();
            for (let u of c) {
              (!n || n(u)) && h.push(s ? u : u.fullpath());
              let f = u;
              if (u.isSymbolicLink()) {
                if (!(i && (f = u.realpathSync()))) continue;
                f.isUnknown() && f.lstatSync();
              }
              f.shouldWalk(a, o) && a.add(f);
            }
          }
          return h;
        }
        [Symbol.asyncIterator]() {
          return this.iterate();
        }
        iterate(t = this.cwd, e = {}) {
          return typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t, t = this.cwd), this.stream(t, e)[Symbol.asyncIterator]();
        }
        [Symbol.iterator]() {
          return this.iterateSync();
        }
        *iterateSync(t = this.cwd, e = {}) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t, t = this.cwd);
          let { withFileTypes: s = true, follow: i = false, filter: n, walkFilter: o } = e;
          (!n || n(t)) && (yield s ? t : t.fullpath());
          let h = /* @__PURE__ */ new Set([t]);
          for (let a of h) {
            let l = a.readdirSync();
            for (let c of l) {
              (!n || n(c)) && (yield s ? c : c.fullpath());
              let u = c;
              if (c.isSymbolicLink()) {
                if (!(i && (u = c.realpathSync()))) continue;
                u.isUnknown() && u.lstatSync();
              }
              u.shouldWalk(h, o) && h.add(u);
            }
          }
        }
        stream(t = this.cwd, e = {}) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t, t = this.cwd);
          let { withFileTypes: s = true, follow: i = false, filter: n, walkFilter: o } = e, h = new si.Minipass({ objectMode: true });
          (!n || n(t)) && h.write(s ? t : t.fullpath());
          let a = /* @__PURE__ */ new Set(), l = [t], c = 0, u = () => {
            let f = false;
            for (; !f; ) {
              let p = l.shift();
              if (!p) {
                c === 0 && h.end();
                return;
              }
              c++, a.add(p);
              let g = (b, m, y = false) => {
                if (b) return h.emit("error", b);
                if (i && !y) {
                  let _ = [];
                  for (let v of m) v.isSymbolicLink() && _.push(v.realpath().then((S) => S?.isUnknown() ? S.lstat() : S));
                  if (_.length) {
                    Promise.all(_).then(() => g(null, m, true));
                    return;
                  }
                }
                for (let _ of m) _ && (!n || n(_)) && (h.write(s ? _ : _.fullpath()) || (f = true));
                c--;
                for (let _ of m) {
                  let v = _.realpathCached() || _;
                  v.shouldWalk(a, o) && l.push(v);
                }
                f && !h.flowing ? h.once("drain", u) : d || u();
              }, d = true;
              p.readdirCB(g, true), d = false;
            }
          };
          return u(), h;
        }
        streamSync(t = this.cwd, e = {}) {
          typeof t == "string" ? t = this.cwd.resolve(t) : t instanceof R || (e = t, t = this.cwd);
          let { withFileTypes: s = true, follow: i = false, filter: n, walkFilter: o } = e, h = new si.Minipass({ objectMode: true }), a = /* @__PURE__ */ new Set();
          (!n || n(t)) && h.write(s ? t : t.fullpath());
          let l = [t], c = 0, u = () => {
            let f = false;
            for (; !f; ) {
              let p = l.shift();
              if (!p) {
                c === 0 && h.end();
                return;
              }
              c++, a.add(p);
              let g = p.readdirSync();
              for (let d of g) (!n || n(d)) && (h.write(s ? d : d.fullpath()) || (f = true));
              c--;
              for (let d of g) {
                let b = d;
                if (d.isSymbolicLink()) {
                  if (!(i && (b = d.realpathSync()))) continue;
                  b.isUnknown() && b.lstatSync();
                }
                b.shouldWalk(a, o) && l.push(b);
              }
            }
            f && !h.flowing && h.once("drain", u);
          };
          return u(), h;
        }
        chdir(t = this.cwd) {
          let e = this.cwd;
          this.cwd = typeof t == "string" ? this.cwd.resolve(t) : t, this.cwd[pi](e);
        }
      };
      E.PathScurryBase = kt;
      var At = class extends kt {
        sep = "\\";
        constructor(t = process.cwd(), e = {}) {
          let { nocase: s = true } = e;
          typeof t == "string" && !t.startsWith("file://") && (t = t.replace(sr, "").replace(ir, "\\")), super(t, re.win32, "\\", { ...e, nocase: s }), this.nocase = s;
          for (let i = this.cwd; i; i = i.parent) i.nocase = this.nocase;
        }
        parseRootPath(t) {
          return re.win32.parse(t).root.toUpperCase();
        }
        newRoot(t) {
          return new Ct(this.rootPath, I, void 0, this.roots, this.nocase, this.childrenCache(), { fs: t });
        }
        isAbsolute(t) {
          return t.startsWith("/") || t.startsWith("\\") || /^[a-z]:(\/|\\)/i.test(t);
        }
      };
      E.PathScurryWin32 = At;
      var Rt = class extends kt {
        sep = "/";
        constructor(t = process.cwd(), e = {}) {
          let { nocase: s = false } = e;
          super(t, re.posix, "/", { ...e, nocase: s }), this.nocase = s;
        }
        parseRootPath(t) {
          return "/";
        }
        newRoot(t) {
          return new Mt(this.rootPath, I, void 0, this.roots, this.nocase, this.childrenCache(), { fs: t });
        }
        isAbsolute(t) {
          return t.startsWith("/");
        }
      };
      E.PathScurryPosix = Rt;
      var he = class extends Rt {
        constructor(t = process.cwd(), e = {}) {
          let { nocase: s = true } = e;
          super(t, { ...e, nocase: s });
        }
      };
      E.PathScurryDarwin = he;
      E.Path = process.platform === "win32" ? Ct : Mt;
      E.PathScurry = process.platform === "win32" ? At : process.platform === "darwin" ? he : Rt;
    });
    var ts = C((le) => {
      "use strict";
      Object.defineProperty(le, "__esModule", { value: true });
      le.Pattern = void 0;
      var or = Y(), hr = (r) => r.length >= 1, ar = (r) => r.length >= 1, lr = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), Qe = class r {
        #t;
        #n;
        #i;
        length;
        #o;
        #r;
        #d;
        #f;
        #u;
        #h;
        #m = true;
        constructor(t, e, s, i) {
          if (!hr(t)) throw new TypeError("empty pattern list");
          if (!ar(e)) throw new TypeError("empty glob list");
          if (e.length !== t.length) throw new TypeError("mismatched pattern list and glob list lengths");
          if (this.length = t.length, s < 0 || s >= this.length) throw new TypeError("index out of range");
          if (this.#t = t, this.#n = e, this.#i = s, this.#o = i, this.#i === 0) {
            if (this.isUNC()) {
              let n = this.#l() ? 6 : 4, o = this.#t.slice(0, n), h = this.#n.slice(0, n), a = this.#t.slice(n), l = this.#n.slice(n);
              a[0] === "" && (a.shift(), l.shift());
              let c = [...o, ""].join("/"), u = [...h, ""].join("/");
              this.#t = [c, ...a], this.#n = [u, ...l], this.length = this.#t.length;
            } else if (this.isDrive() || this.isAbsolute()) {
              let [n, ...o] = this.#t, [h, ...a] = this.#n;
              o[0] === "" && (o.shift(), a.shift());
              let l = `${n}/`, c = `${h}/`;
              this.#t = [l, ...o], this.#n = [c, ...a], this.length = this.#t.length;
            }
          }
        }
        [lr]() {
          return `Pattern <${this.#n.slice(this.#i).join("/")}>`;
        }
        pattern() {
          return this.#t[this.#i];
        }
        isString() {
          return typeof this.#t[this.#i] == "string";
        }
        isGlobstar() {
          return this.#t[this.#i] === or.GLOBSTAR;
        }
        isMatcher() {
          return typeof this.#t[this.#i] == "object";
        }
        globString() {
          return this.#d = this.#d || (this.#i === 0 ? this.isAbsolute() ? this.#n[0] + this.#n.slice(1).join("/") : this.#n.join("/") : this.#n.slice(this.#i).join("/"));
        }
        hasMore() {
          return this.length > this.#i + 1;
        }
        rest() {
          return this.#r !== void 0 ? this.#r : this.hasMore() ? (this.#r = new r(this.#t, this.#n, this.#i + 1, this.#o), this.#r.#h = this.#h, this.#r.#u = this.#u, this.#r.#f = this.#f, this.#r) : this.#r = null;
        }
        #l() {
          let t = this.#t;
          return t[2] === "?" && typeof t[3] == "string" && /^unc$/i.test(t[3]);
        }
        isUNC() {
          let t = this.#t, e = this.#l() ? 4 : 2;
          return this.#u !== void 0 ? this.#u : this.#u = this.#o === "win32" && this.#i === 0 && t[0] === "" && t[1] === "" && typeof t[e] == "string" && !!t[e] && typeof t[e + 1] == "string" && !!t[e + 1];
        }
        isDrive() {
          let t = this.#t;
          return this.#f !== void 0 ? this.#f : this.#f = this.#o === "win32" && this.#i === 0 && this.length > 1 && typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]);
        }
        isAbsolute() {
          let t = this.#t;
          return this.#h !== void 0 ? this.#h : this.#h = t[0] === "" && t.length > 1 || this.isDrive() || this.isUNC();
        }
        root() {
          let t = this.#t[0];
          return typeof t == "string" && this.isAbsolute() && this.#i === 0 ? t : "";
        }
        checkFollowGlobstar() {
          return !(this.#i === 0 || !this.isGlobstar() || !this.#m);
        }
        markFollowGlobstar() {
          return this.#i === 0 || !this.isGlobstar() || !this.#m ? false : (this.#m = false, true);
        }
      };
      le.Pattern = Qe;
    });
    var is = C((ce) => {
      "use strict";
      Object.defineProperty(ce, "__esModule", { value: true });
      ce.Ignore = void 0;
      var es = Y(), cr = ts(), ur = typeof process == "object" && process && typeof process.platform == "string" ? process.platform : "linux", ss = class {
        relative;
        relativeChildren;
        absolute;
        absoluteChildren;
        platform;
        mmopts;
        slashRoot;
        constructor(t, { nobrace: e, nocase: s, noext: i, noglobstar: n, normalize: o, platform: h = ur, root: a, windowsPathsNoEscape: l, allowWindowsEscape: c, braceExpandMax: u = 1e4 }, f) {
          this.relative = [], this.absolute = [], this.relativeChildren = [], this.absoluteChildren = [], this.platform = h, l = !!l || c === false, this.mmopts = { braceExpandMax: u, dot: true, nobrace: e, nocase: s, noext: i, noglobstar: n, normalize: o, optimizationLevel: 2, platform: h, nocomment: true, nonegate: true, windowsPathsNoEscape: l };
          let p = f?.resolve(a ?? "/").fullpath() ?? "/";
          this.slashRoot = (0, es.escape)(p.replace(/\\/g, "/").replace(/\/$/, ""), { magicalBraces: true, windowsPathsNoEscape: l });
          for (let g of t) this.add(g);
        }
        add(t) {
          let e = new es.Minimatch(t, this.mmopts);
          for (let s = 0; s < e.set.length; s++) {
            let i = e.set[s], n = e.globParts[s];
            if (!i || !n) throw new Error("invalid pattern object");
            for (; i[0] === "." && n[0] === "."; ) i.shift(), n.shift();
            let o = new cr.Pattern(i, n, 0, this.platform), h = o.root() === "/" ? `${this.slashRoot}/${o.rest()?.globString() ?? ""}` : o.globString(), a = new es.Minimatch(h, this.mmopts), l = n[n.length - 1] === "**", c = o.isAbsolute();
            c ? this.absolute.push(a) : this.relative.push(a), l && (c ? this.absoluteChildren.push(a) : this.relativeChildren.push(a));
          }
        }
        ignored(t) {
          let e = t.fullpath(), s = `${e}/`, i = t.relative() || ".", n = `${i}/`;
          for (let o of this.relative) if (o.match(i) || o.match(n)) return true;
          for (let o of this.absolute) if (o.match(e) || o.match(s)) return true;
          return false;
        }
        childrenIgnored(t) {
          let e = `${t.fullpath()}/`, s = `${t.relative() || "."}/`;
          for (let i of this.relativeChildren) if (i.match(s)) return true;
          for (let i of this.absoluteChildren) if (i.match(e)) return true;
          return false;
        }
      };
      ce.Ignore = ss;
    });
    var wi = C(($) => {
      "use strict";
      Object.defineProperty($, "__esModule", { value: true });
      $.Processor = $.SubWalks = $.MatchRecord = $.HasWalkedCache = void 0;
      var gi = Y(), ue = class r {
        parent;
        store;
        constructor(t) {
          this.parent = t;
        }
        copy() {
          return new r(this);
        }
        #t(t) {
          let e = this.store?.get(t);
          return e || !this.parent ? e : this.parent.#t(t);
        }
        hasWalked(t, e) {
          return !!this.#t(t.fullpath())?.has(e.globString());
        }
        storeWalked(t, e) {
          let s = t.fullpath(), i = this.#t(s);
          i ? i.add(e.globString()) : (this.store ??= /* @__PURE__ */ new Map()).set(s, /* @__PURE__ */ new Set([e.globString()]));
        }
      };
      $.HasWalkedCache = ue;
      var fe = class r {
        static ABSOLUTE = 2;
        static IF_DIR = 1;
        store = /* @__PURE__ */ new Map();
        add(t, e, s) {
          let i = (e ? r.ABSOLUTE : 0) | (s ? r.IF_DIR : 0), n = this.store.get(t);
          this.store.set(t, n === void 0 ? i : i & n);
        }
      };
      $.MatchRecord = fe;
      var de = class {
        store = /* @__PURE__ */ new Map();
        add(t, e) {
          if (!t.canReaddir()) return;
          let s = this.store.get(t);
          s ? s.find((i) => i.globString() === e.globString()) || s.push(e) : this.store.set(t, [e]);
        }
        get(t) {
          let e = this.store.get(t);
          if (!e) throw new Error("attempting to walk unknown path");
          return e;
        }
        entries() {
          return this.keys().map((t) => [t, this.store.get(t)]);
        }
        keys() {
          return [...this.store.keys()].filter((t) => t.canReaddir());
        }
      };
      $.SubWalks = de;
      var ns = class r {
        hasWalkedCache;
        matches = new fe();
        subwalks = new de();
        patterns;
        follow;
        dot;
        opts;
        constructor(t, e) {
          this.opts = t, this.follow = !!t.follow, this.dot = !!t.dot, this.hasWalkedCache = e ? e.copy() : new ue();
        }
        processPatterns(t, e) {
          this.patterns = e;
          let s = e.map((i) => [t, i]);
          for (let [i, n] of s) {
            this.hasWalkedCache.storeWalked(i, n);
            let o = n.root(), h = n.isAbsolute() && this.opts.absolute !== false;
            if (o) {
              i = i.resolve(o === "/" && this.opts.root !== void 0 ? this.opts.root : o);
              let u = n.rest();
              if (u) n = u;
              else {
                this.matches.add(i, true, false);
                continue;
              }
            }
            if (i.isENOENT()) continue;
            let a, l, c = false;
            for (; typeof (a = n.pattern()) == "string" && (l = n.rest()); ) i = i.resolve(a), n = l, c = true;
            if (a = n.pattern(), l = n.rest(), c) {
              if (this.hasWalkedCache.hasWalked(i, n)) continue;
              this.hasWalkedCache.storeWalked(i, n);
            }
            if (typeof a == "string") {
              let u = a === ".." || a === "" || a === ".";
              this.matches.add(i.resolve(a), h, u);
              continue;
            } else if (a === gi.GLOBSTAR) {
              (!i.isSymbolicLink() || this.follow || n.checkFollowGlobstar()) && this.subwalks.add(i, n);
              let u = l?.pattern(), f = l?.rest();
              if (!l || (u === "" || u === ".") && !f) this.matches.add(i, h, u === "" || u === ".");
              else if (u === "..") {
                let p = i.parent || i;
                f ? this.hasWalkedCache.hasWalked(p, f) || this.subwalks.add(p, f) : this.matches.add(p, h, true);
              }
            } else typeof a == "object" && this.subwalks.add(i, n);
          }
          return this;
        }
        subwalkTargets() {
          return this.subwalks.keys();
        }
        child() {
          return new r(this.opts, this.hasWalkedCache);
        }
        filterEntries(t, e) {
          let s = this.subwalks.get(t), i = this.child();
          for (let n of e) for (let o of s) {
            let h = o.isAbsolute(), a = o.pattern(), l = o.rest();
            a === gi.GLOBSTAR ? i.testGlobstar(n, o, l, h) : typeof a == "object" ? i.testMatcher(n, a, l, h) : i.testString(n, a, l, h);
          }
          return i;
        }
        testGlobstar(t, e, s, i) {
          if ((this.dot || !t.name.startsWith(".")) && (e.hasMore() || this.matches.add(t, i, false), t.canReaddir() && (this.follow || !t.isSymbolicLink() ? this.subwalks.add(t, e) : t.isSymbolicLink() && (s && e.checkFollowGlobstar() ? this.subwalks.add(t, s) : e.markFollowGlobstar() && this.subwalks.add(t, e)))), s) {
            let n = s.pattern();
            if (typeof n == "string" && n !== ".." && n !== "" && n !== ".") this.testString(t, n, s.rest(), i);
            else if (n === "..") {
              let o = t.parent || t;
              this.subwalks.add(o, s);
            } else typeof n == "object" && this.testMatcher(t, n, s.rest(), i);
          }
        }
        testMatcher(t, e, s, i) {
          e.testUnchecked(t.name) && (s ? this.subwalks.add(t, s) : this.matches.add(t, i, false));
        }
        testString(t, e, s, i) {
          t.isNamed(e) && (s ? this.subwalks.add(t, s) : this.matches.add(t, i, false));
        }
      };
      $.Processor = ns;
    });
    var yi = C((Q) => {
      "use strict";
      Object.defineProperty(Q, "__esModule", { value: true });
      Q.GlobStream = Q.GlobWalker = Q.GlobUtil = void 0;
      var fr = Ye(), bi = is(), rs = wi(), { ABSOLUTE: pe, IF_DIR: me } = rs.MatchRecord, dr = (r, t, e) => typeof r == "string" ? new bi.Ignore([r], t, e) : Array.isArray(r) ? new bi.Ignore(r, t, e) : r, Pt = class {
        path;
        patterns;
        opts;
        seen = /* @__PURE__ */ new Set();
        paused = false;
        aborted = false;
        #t = [];
        #n;
        #i;
        signal;
        maxDepth;
        includeChildMatches;
        constructor(t, e, s) {
          if (this.patterns = t, this.path = e, this.opts = s, this.#i = !s.posix && s.platform === "win32" ? "\\" : "/", this.includeChildMatches = s.includeChildMatches !== false, (s.ignore || !this.includeChildMatches) && (this.#n = dr(s.ignore ?? [], s, e), !this.includeChildMatches && typeof this.#n.add != "function")) {
            let i = "cannot ignore child matches, ignore lacks add() method.";
            throw new Error(i);
          }
          this.maxDepth = s.maxDepth || 1 / 0, s.signal && (this.signal = s.signal, this.signal.addEventListener("abort", () => {
            this.#t.length = 0;
          }));
        }
        #o(t) {
          return this.seen.has(t) || !!this.#n?.ignored?.(t);
        }
        #r(t) {
          return !!this.#n?.childrenIgnored?.(t);
        }
        pause() {
          this.paused = true;
        }
        resume() {
          if (this.signal?.aborted) return;
          this.paused = false;
          let t;
          for (; !this.paused && (t = this.#t.shift()); ) t();
        }
        onResume(t) {
          this.paused ? this.#t.push(t) : t();
        }
        async matchCheck(t, e) {
          if (e && this.opts.nodir) return;
          let s, i;
          if (this.opts.realpath) {
            if (s = t.realpathCached() || await t.realpath(), !s) return;
            i = s;
          } else i = t;
          let o = i.isUnknown() || this.opts.stat ? await i.lstat() : i;
          if (this.opts.follow && this.opts.nodir && o?.isSymbolicLink()) {
            let h = await o.realpath();
            h && (h.isUnknown() || this.opts.stat) && await h.lstat();
          }
          return this.matchCheckTest(o, e);
        }
        matchCheckTest(t, e) {
          return t && (this.maxDepth === 1 / 0 || t.depth() <= this.maxDepth) && (!e || t.canReaddir()) && (!this.opts.nodir || !t.isDirectory()) && (!this.opts.nodir || !this.opts.follow || !t.isSymbolicLink() || !t.realpathCached()?.isDirectory()) && !this.#o(t) ? t : void 0;
        }
        matchCheckSync(t, e) {
          if (e && this.opts.nodir) return;
          let s, i;
          if (this.opts.realpath) {
            if (s = t.realpathCached() || t.realpathSync(), !s) return;
            i = s;
          } else i = t;
          let o = i.isUnknown() || this.opts.stat ? i.lstatSync() : i;
          if (this.opts.follow && this.opts.nodir && o?.isSymbolicLink()) {
            let h = o.realpathSync();
            h && (h?.isUnknown() || this.opts.stat) && h.lstatSync();
          }
          return this.matchCheckTest(o, e);
        }
        matchFinish(t, e) {
          this.#o(t) || this.#d(t, e);
        }
        #d(t, e) {
          if (!this.includeChildMatches && this.#n?.add) {
            let n = `${t.relativePosix()}/**`;
            this.#n.add(n);
          }
          let s = this.opts.absolute === void 0 ? e : this.opts.absolute;
          this.seen.add(t);
          let i = this.opts.mark && t.isDirectory() ? this.#i : "";
          if (this.opts.withFileTypes) this.matchEmit(t);
          else if (s) {
            let n = this.opts.posix ? t.fullpathPosix() : t.fullpath();
            this.matchEmit(n + i);
          } else {
            let n = this.opts.posix ? t.relativePosix() : t.relative(), o = this.opts.dotRelative && !n.startsWith(`..${this.#i}`) ? `.${this.#i}` : "";
            this.matchEmit(n ? o + n + i : `.${i}`);
          }
        }
        async match(t, e, s) {
          let i = await this.matchCheck(t, s);
          i && this.matchFinish(i, e);
        }
        matchSync(t, e, s) {
          let i = this.matchCheckSync(t, s);
          i && this.#d(i, e);
        }
        walkCB(t, e, s) {
          if (this.signal?.aborted) return s();
          this.walkCB2(t, e, new rs.Processor(this.opts), s);
        }
        walkCB2(t, e, s, i) {
          if (this.#r(t) || this.signal?.aborted) return i();
          if (this.paused) {
            this.onResume(() => this.walkCB2(t, e, s, i));
            return;
          }
          s.processPatterns(t, e);
          let n = 1, o = () => {
            --n === 0 && i();
          };
          for (let [h, a] of s.matches.store) this.#o(h) || (n++, this.match(h, !!(a & pe), !!(a & me)).then(() => o()));
          for (let h of s.subwalkTargets()) {
            if (this.maxDepth !== 1 / 0 && h.depth() >= this.maxDepth) continue;
            n++;
            let a = h.readdirCached();
            h.calledReaddir() ? this.walkCB3(h, a, s, o) : h.readdirCB((l, c) => this.walkCB3(h, c, s, o), true);
          }
          o();
        }
        walkCB3(t, e, s, i) {
          let n = s.filterEntries(t, e), o = 1, h = () => {
            --o === 0 && i();
          };
          for (let [a, l] of n.matches.store) this.#o(a) || (o++, this.match(a, !!(l & pe), !!(l & me)).then(() => h()));
          for (let [a, l] of n.subwalks.entries()) o++, this.walkCB2(a, l, n.child(), h);
          h();
        }
        walkCBSync(t, e, s) {
          if (this.signal?.aborted) return s();
          this.walkCB2Sync(t, e, new rs.Processor(this.opts), s);
        }
        walkCB2Sync(t, e, s, i) {
          if (this.#r(t) || this.signal?.aborted) return i();
          if (this.paused) {
            this.onResume(() => this.walkCB2Sync(t, e, s, i));
            return;
          }
          s.processPatterns(t, e);
          let n = 1, o = () => {
            --n === 0 && i();
          };
          for (let [h, a] of s.matches.store) this.#o(h) || this.matchSync(h, !!(a & pe), !!(a & me));
          for (let h of s.subwalkTargets()) {
            if (this.maxDepth !== 1 / 0 && h.depth() >= this.maxDepth) continue;
            n++;
            let a = h.readdirSync();
            this.walkCB3Sync(h, a, s, o);
          }
          o();
        }
        walkCB3Sync(t, e, s, i) {
          let n = s.filterEntries(t, e), o = 1, h = () => {
            --o === 0 && i();
          };
          for (let [a, l] of n.matches.store) this.#o(a) || this.matchSync(a, !!(l & pe), !!(l & me));
          for (let [a, l] of n.subwalks.entries()) o++, this.walkCB2Sync(a, l, n.child(), h);
          h();
        }
      };
      Q.GlobUtil = Pt;
      var os = class extends Pt {
        matches = [];
        constructor(t, e, s) {
          super(t, e, s);
        }
        matchEmit(t) {
          this.matches.push(t);
        }
        async walk() {
          if (this.signal?.aborted) throw this.signal.reason;
          return this.path.isUnknown() && await this.path.lstat(), await new Promise((t, e) => {
            this.walkCB(this.path, this.patterns, () => {
              this.signal?.aborted ? e(this.signal.reason) : t(this.matches);
            });
          }), this.matches;
        }
        walkSync() {
          if (this.signal?.aborted) throw this.signal.reason;
          return this.path.isUnknown() && this.path.lstatSync(), this.walkCBSync(this.path, this.patterns, () => {
            if (this.signal?.aborted) throw this.signal.reason;
          }), this.matches;
        }
      };
      Q.GlobWalker = os;
      var hs = class extends Pt {
        results;
        constructor(t, e, s) {
          super(t, e, s), this.results = new fr.Minipass({ signal: this.signal, objectMode: true }), this.results.on("drain", () => this.resume()), this.results.on("resume", () => this.resume());
        }
        matchEmit(t) {
          this.results.write(t), this.results.flowing || this.pause();
        }
        stream() {
          let t = this.path;
          return t.isUnknown() ? t.lstat().then(() => {
            this.walkCB(t, this.patterns, () => this.results.end());
          }) : this.walkCB(t, this.patterns, () => this.results.end()), this.results;
        }
        streamSync() {
          return this.path.isUnknown() && this.path.lstatSync(), this.walkCBSync(this.path, this.patterns, () => this.results.end()), this.results;
        }
      };
      Q.GlobStream = hs;
    });
    var ls = C((be) => {
      "use strict";
      Object.defineProperty(be, "__esModule", { value: true });
      be.Glob = void 0;
      var pr = Y(), mr = __require("node:url"), ge = mi(), gr = ts(), we = yi(), wr = typeof process == "object" && process && typeof process.platform == "string" ? process.platform : "linux", as = class {
        absolute;
        cwd;
        root;
        dot;
        dotRelative;
        follow;
        ignore;
        magicalBraces;
        mark;
        matchBase;
        maxDepth;
        nobrace;
        nocase;
        nodir;
        noext;
        noglobstar;
        pattern;
        platform;
        realpath;
        scurry;
        stat;
        signal;
        windowsPathsNoEscape;
        withFileTypes;
        includeChildMatches;
        opts;
        patterns;
        constructor(t, e) {
          if (!e) throw new TypeError("glob options required");
          if (this.withFileTypes = !!e.withFileTypes, this.signal = e.signal, this.follow = !!e.follow, this.dot = !!e.dot, this.dotRelative = !!e.dotRelative, this.nodir = !!e.nodir, this.mark = !!e.mark, e.cwd ? (e.cwd instanceof URL || e.cwd.startsWith("file://")) && (e.cwd = (0, mr.fileURLToPath)(e.cwd)) : this.cwd = "", this.cwd = e.cwd || "", this.root = e.root, this.magicalBraces = !!e.magicalBraces, this.nobrace = !!e.nobrace, this.noext = !!e.noext, this.realpath = !!e.realpath, this.absolute = e.absolute, this.includeChildMatches = e.includeChildMatches !== false, this.noglobstar = !!e.noglobstar, this.matchBase = !!e.matchBase, this.maxDepth = typeof e.maxDepth == "number" ? e.maxDepth : 1 / 0, this.stat = !!e.stat, this.ignore = e.ignore, this.withFileTypes && this.absolute !== void 0) throw new Error("cannot set absolute and withFileTypes:true");
          let s = typeof t == "string" ? [t] : t;
          if (this.windowsPathsNoEscape = !!e.windowsPathsNoEscape || e.allowWindowsEscape === false, this.windowsPathsNoEscape && (s = s.map((l) => l.replace(/\\/g, "/"))), this.matchBase) {
            if (e.noglobstar) throw new TypeError("base matching requires globstar");
            s = s.map((l) => l.includes("/") ? l : `./**/${l}`);
          }
          if (this.pattern = s, this.platform = e.platform || wr, this.opts = { ...e, platform: this.platform }, e.scurry) {
            if (this.scurry = e.scurry, e.nocase !== void 0 && e.nocase !== e.scurry.nocase) throw new Error("nocase option contradicts provided scurry option");
          } else {
            let l = e.platform === "win32" ? ge.PathScurryWin32 : e.platform === "darwin" ? ge.PathScurryDarwin : e.platform ? ge.PathScurryPosix : ge.PathScurry;
            this.scurry = new l(this.cwd, { nocase: e.nocase, fs: e.fs });
          }
          this.nocase = this.scurry.nocase;
          let i = this.platform === "darwin" || this.platform === "win32", n = { braceExpandMax: 1e4, ...e, dot: this.dot, matchBase: this.matchBase, nobrace: this.nobrace, nocase: this.nocase, nocaseMagicOnly: i, nocomment: true, noext: this.noext, nonegate: true, optimizationLevel: 2, platform: this.platform, windowsPathsNoEscape: this.windowsPathsNoEscape }, o = this.pattern.map((l) => new pr.Minimatch(l, n)), [h, a] = o.reduce((l, c) => (l[0].push(...c.set), l[1].push(...c.globParts), l), [[], []]);
          this.patterns = h.map((l, c) => {
            let u = a[c];
            if (!u) throw new Error("invalid pattern object");
            return new gr.Pattern(l, u, 0, this.platform);
          });
        }
        async walk() {
          return await new we.GlobWalker(this.patterns, this.scurry.cwd, { ...this.opts, maxDepth: this.maxDepth !== 1 / 0 ? this.maxDepth + this.scurry.cwd.depth() : 1 / 0, platform: this.platform, nocase: this.nocase, includeChildMatches: this.includeChildMatches }).walk();
        }
        walkSync() {
          return new we.GlobWalker(this.patterns, this.scurry.cwd, { ...this.opts, maxDepth: this.maxDepth !== 1 / 0 ? this.maxDepth + this.scurry.cwd.depth() : 1 / 0, platform: this.platform, nocase: this.nocase, includeChildMatches: this.includeChildMatches }).walkSync();
        }
        stream() {
          return new we.GlobStream(this.patterns, this.scurry.cwd, { ...this.opts, maxDepth: this.maxDepth !== 1 / 0 ? this.maxDepth + this.scurry.cwd.depth() : 1 / 0, platform: this.platform, nocase: this.nocase, includeChildMatches: this.includeChildMatches }).stream();
        }
        streamSync() {
          return new we.GlobStream(this.patterns, this.scurry.cwd, { ...this.opts, maxDepth: this.maxDepth !== 1 / 0 ? this.maxDepth + this.scurry.cwd.depth() : 1 / 0, platform: this.platform, nocase: this.nocase, includeChildMatches: this.includeChildMatches }).streamSync();
        }
        iterateSync() {
          return this.streamSync()[Symbol.iterator]();
        }
        [Symbol.iterator]() {
          return this.iterateSync();
        }
        iterate() {
          return this.stream()[Symbol.asyncIterator]();
        }
        [Symbol.asyncIterator]() {
          return this.iterate();
        }
      };
      be.Glob = as;
    });
    var cs = C((ye) => {
      "use strict";
      Object.defineProperty(ye, "__esModule", { value: true });
      ye.hasMagic = void 0;
      var br = Y(), yr = (r, t = {}) => {
        for (let e of Array.isArray(r) ? r : [r]) if (new br.Minimatch(e, t).hasMagic()) return true;
        return false;
      };
      ye.hasMagic = yr;
    });
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.glob = exports.sync = exports.iterate = exports.iterateSync = exports.stream = exports.streamSync = exports.Ignore = exports.hasMagic = exports.Glob = exports.unescape = exports.escape = void 0;
    exports.globStreamSync = Tt;
    exports.globStream = us;
    exports.globSync = fs;
    exports.globIterateSync = Ft;
    exports.globIterate = ds;
    var Si = Y();
    var nt = ls();
    var Sr = cs();
    var _i = Y();
    Object.defineProperty(exports, "escape", { enumerable: true, get: function() {
      return _i.escape;
    } });
    Object.defineProperty(exports, "unescape", { enumerable: true, get: function() {
      return _i.unescape;
    } });
    var vr = ls();
    Object.defineProperty(exports, "Glob", { enumerable: true, get: function() {
      return vr.Glob;
    } });
    var _r = cs();
    Object.defineProperty(exports, "hasMagic", { enumerable: true, get: function() {
      return _r.hasMagic;
    } });
    var Er = is();
    Object.defineProperty(exports, "Ignore", { enumerable: true, get: function() {
      return Er.Ignore;
    } });
    function Tt(r, t = {}) {
      return new nt.Glob(r, t).streamSync();
    }
    function us(r, t = {}) {
      return new nt.Glob(r, t).stream();
    }
    function fs(r, t = {}) {
      return new nt.Glob(r, t).walkSync();
    }
    async function vi(r, t = {}) {
      return new nt.Glob(r, t).walk();
    }
    function Ft(r, t = {}) {
      return new nt.Glob(r, t).iterateSync();
    }
    function ds(r, t = {}) {
      return new nt.Glob(r, t).iterate();
    }
    exports.streamSync = Tt;
    exports.stream = Object.assign(us, { sync: Tt });
    exports.iterateSync = Ft;
    exports.iterate = Object.assign(ds, { sync: Ft });
    exports.sync = Object.assign(fs, { stream: Tt, iterate: Ft });
    exports.glob = Object.assign(vi, { glob: vi, globSync: fs, sync: exports.sync, globStream: us, stream: exports.stream, globStreamSync: Tt, streamSync: exports.streamSync, globIterate: ds, iterate: exports.iterate, globIterateSync: Ft, iterateSync: exports.iterateSync, Glob: nt.Glob, hasMagic: Sr.hasMagic, escape: Si.escape, unescape: Si.unescape });
    exports.glob.glob = exports.glob;
  }
});

// node_modules/@fastify/send/lib/isUtf8MimeType.js
var require_isUtf8MimeType = __commonJS({
  "node_modules/@fastify/send/lib/isUtf8MimeType.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function isUtf8MimeType(value) {
      const len = value.length;
      return len > 21 && value.indexOf("application/javascript") === 0 || len > 14 && value.indexOf("application/json") === 0 || len > 5 && value.indexOf("text/") === 0;
    }
    module.exports.isUtf8MimeType = isUtf8MimeType;
  }
});

// node_modules/@fastify/send/node_modules/mime/Mime.js
var require_Mime = __commonJS({
  "node_modules/@fastify/send/node_modules/mime/Mime.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function Mime() {
      this._types = /* @__PURE__ */ Object.create(null);
      this._extensions = /* @__PURE__ */ Object.create(null);
      for (let i = 0; i < arguments.length; i++) {
        this.define(arguments[i]);
      }
      this.define = this.define.bind(this);
      this.getType = this.getType.bind(this);
      this.getExtension = this.getExtension.bind(this);
    }
    Mime.prototype.define = function(typeMap, force) {
      for (let type in typeMap) {
        let extensions = typeMap[type].map(function(t) {
          return t.toLowerCase();
        });
        type = type.toLowerCase();
        for (let i = 0; i < extensions.length; i++) {
          const ext = extensions[i];
          if (ext[0] === "*") {
            continue;
          }
          if (!force && ext in this._types) {
            throw new Error(
              'Attempt to change mapping for "' + ext + '" extension from "' + this._types[ext] + '" to "' + type + '". Pass `force=true` to allow this, otherwise remove "' + ext + '" from the list of extensions for "' + type + '".'
            );
          }
          this._types[ext] = type;
        }
        if (force || !this._extensions[type]) {
          const ext = extensions[0];
          this._extensions[type] = ext[0] !== "*" ? ext : ext.substr(1);
        }
      }
    };
    Mime.prototype.getType = function(path) {
      path = String(path);
      let last = path.replace(/^.*[/\\]/, "").toLowerCase();
      let ext = last.replace(/^.*\./, "").toLowerCase();
      let hasPath = last.length < path.length;
      let hasDot = ext.length < last.length - 1;
      return (hasDot || !hasPath) && this._types[ext] || null;
    };
    Mime.prototype.getExtension = function(type) {
      type = /^\s*([^;\s]*)/.test(type) && RegExp.$1;
      return type && this._extensions[type.toLowerCase()] || null;
    };
    module.exports = Mime;
  }
});

// node_modules/@fastify/send/node_modules/mime/types/standard.js
var require_standard = __commonJS({
  "node_modules/@fastify/send/node_modules/mime/types/standard.js"(exports, module) {
    var import_Reflect2 = __toESM(require_Reflect());
    module.exports = { "application/andrew-inset": ["ez"], "application/applixware": ["aw"], "application/atom+xml": ["atom"], "application/atomcat+xml": ["atomcat"], "application/atomdeleted+xml": ["atomdeleted"], "application/atomsvc+xml": ["atomsvc"], "application/atsc-dwd+xml": ["dwd"], "application/atsc-held+xml": ["held"], "application/atsc-rsat+xml": ["rsat"], "application/bdoc": ["bdoc"], "application/calendar+xml": ["xcs"], "application/ccxml+xml": ["ccxml"], "application/cdfx+xml": ["cdfx"], "application/cdmi-capability": ["cdmia"], "application/cdmi-container": ["cdmic"], "application/cdmi-domain": ["cdmid"], "application/cdmi-object": ["cdmio"], "application/cdmi-queue": ["cdmiq"], "application/cu-seeme": ["cu"], "application/dash+xml": ["mpd"], "application/davmount+xml": ["davmount"], "application/docbook+xml": ["dbk"], "application/dssc+der": ["dssc"], "application/dssc+xml": ["xdssc"], "application/ecmascript": ["es", "ecma"], "application/emma+xml": ["emma"], "application/emotionml+xml": ["emotionml"], "application/epub+zip": ["epub"], "application/exi": ["exi"], "application/express": ["exp"], "application/fdt+xml": ["fdt"], "application/font-tdpfr": ["pfr"], "application/geo+json": ["geojson"], "application/gml+xml": ["gml"], "application/gpx+xml": ["gpx"], "application/gxf": ["gxf"], "application/gzip": ["gz"], "application/hjson": ["hjson"], "application/hyperstudio": ["stk"], "application/inkml+xml": ["ink", "inkml"], "application/ipfix": ["ipfix"], "application/its+xml": ["its"], "application/java-archive": ["jar", "war", "ear"], "application/java-serialized-object": ["ser"], "application/java-vm": ["class"], "application/javascript": ["js", "mjs"], "application/json": ["json", "map"], "application/json5": ["json5"], "application/jsonml+json": ["jsonml"], "application/ld+json": ["jsonld"], "application/lgr+xml": ["lgr"], "application/lost+xml": ["lostxml"], "application/mac-binhex40": ["hqx"], "application/mac-compactpro": ["cpt"], "application/mads+xml": ["mads"], "application/manifest+json": ["webmanifest"], "application/marc": ["mrc"], "application/marcxml+xml": ["mrcx"], "application/mathematica": ["ma", "nb", "mb"], "application/mathml+xml": ["mathml"], "application/mbox": ["mbox"], "application/mediaservercontrol+xml": ["mscml"], "application/metalink+xml": ["metalink"], "application/metalink4+xml": ["meta4"], "application/mets+xml": ["mets"], "application/mmt-aei+xml": ["maei"], "application/mmt-usd+xml": ["musd"], "application/mods+xml": ["mods"], "application/mp21": ["m21", "mp21"], "application/mp4": ["mp4s", "m4p"], "application/msword": ["doc", "dot"], "application/mxf": ["mxf"], "application/n-quads": ["nq"], "application/n-triples": ["nt"], "application/node": ["cjs"], "application/octet-stream": ["bin", "dms", "lrf", "mar", "so", "dist", "distz", "pkg", "bpk", "dump", "elc", "deploy", "exe", "dll", "deb", "dmg", "iso", "img", "msi", "msp", "msm", "buffer"], "application/oda": ["oda"], "application/oebps-package+xml": ["opf"], "application/ogg": ["ogx"], "application/omdoc+xml": ["omdoc"], "application/onenote": ["onetoc", "onetoc2", "onetmp", "onepkg"], "application/oxps": ["oxps"], "application/p2p-overlay+xml": ["relo"], "application/patch-ops-error+xml": ["xer"], "application/pdf": ["pdf"], "application/pgp-encrypted": ["pgp"], "application/pgp-signature": ["asc", "sig"], "application/pics-rules": ["prf"], "application/pkcs10": ["p10"], "application/pkcs7-mime": ["p7m", "p7c"], "application/pkcs7-signature": ["p7s"], "application/pkcs8": ["p8"], "application/pkix-attr-cert": ["ac"], "application/pkix-cert": ["cer"], "application/pkix-crl": ["crl"], "application/pkix-pkipath": ["pkipath"], "application/pkixcmp": ["pki"], "application/pls+xml": ["pls"], "application/postscript": ["ai", "eps", "ps"], "application/provenance+xml": ["provx"], "application/pskc+xml": ["pskcxml"], "application/raml+yaml": ["raml"], "application/rdf+xml": ["rdf", "owl"], "application/reginfo+xml": ["rif"], "application/relax-ng-compact-syntax": ["rnc"], "application/resource-lists+xml": ["rl"], "application/resource-lists-diff+xml": ["rld"], "application/rls-services+xml": ["rs"], "application/route-apd+xml": ["rapd"], "application/route-s-tsid+xml": ["sls"], "application/route-usd+xml": ["rusd"], "application/rpki-ghostbusters": ["gbr"], "application/rpki-manifest": ["mft"], "application/rpki-roa": ["roa"], "application/rsd+xml": ["rsd"], "application/rss+xml": ["rss"], "application/rtf": ["rtf"], "application/sbml+xml": ["sbml"], "application/scvp-cv-request": ["scq"], "application/scvp-cv-response": ["scs"], "application/scvp-vp-request": ["spq"], "application/scvp-vp-response": ["spp"], "application/sdp": ["sdp"], "application/senml+xml": ["senmlx"], "application/sensml+xml": ["sensmlx"], "application/set-payment-initiation": ["setpay"], "application/set-registration-initiation": ["setreg"], "application/shf+xml": ["shf"], "application/sieve": ["siv", "sieve"], "application/smil+xml": ["smi", "smil"], "application/sparql-query": ["rq"], "application/sparql-results+xml": ["srx"], "application/srgs": ["gram"], "application/srgs+xml": ["grxml"], "application/sru+xml": ["sru"], "application/ssdl+xml": ["ssdl"], "application/ssml+xml": ["ssml"], "application/swid+xml": ["swidtag"], "application/tei+xml": ["tei", "teicorpus"], "application/thraud+xml": ["tfi"], "application/timestamped-data": ["tsd"], "application/toml": ["toml"], "application/trig": ["trig"], "application/ttml+xml": ["ttml"], "application/ubjson": ["ubj"], "application/urc-ressheet+xml": ["rsheet"], "application/urc-targetdesc+xml": ["td"], "application/voicexml+xml": ["vxml"], "application/wasm": ["wasm"], "application/widget": ["wgt"], "application/winhlp": ["hlp"], "application/wsdl+xml": ["wsdl"], "application/wspolicy+xml": ["wspolicy"], "application/xaml+xml": ["xaml"], "application/xcap-att+xml": ["xav"], "application/xcap-caps+xml": ["xca"], "application/xcap-diff+xml": ["xdf"], "application/xcap-el+xml": ["xel"], "application/xcap-ns+xml": ["xns"], "application/xenc+xml": ["xenc"], "application/xhtml+xml": ["xhtml", "xht"], "application/xliff+xml": ["xlf"], "application/xml": ["xml", "xsl", "xsd", "rng"], "application/xml-dtd": ["dtd"], "application/xop+xml": ["xop"], "application/xproc+xml": ["xpl"], "application/xslt+xml": ["*xsl", "xslt"], "application/xspf+xml": ["xspf"], "application/xv+xml": ["mxml", "xhvml", "xvml", "xvm"], "application/yang": ["yang"], "application/yin+xml": ["yin"], "application/zip": ["zip"], "audio/3gpp": ["*3gpp"], "audio/adpcm": ["adp"], "audio/amr": ["amr"], "audio/basic": ["au", "snd"], "audio/midi": ["mid", "midi", "kar", "rmi"], "audio/mobile-xmf": ["mxmf"], "audio/mp3": ["*mp3"], "audio/mp4": ["m4a", "mp4a"], "audio/mpeg": ["mpga", "mp2", "mp2a", "mp3", "m2a", "m3a"], "audio/ogg": ["oga", "ogg", "spx", "opus"], "audio/s3m": ["s3m"], "audio/silk": ["sil"], "audio/wav": ["wav"], "audio/wave": ["*wav"], "audio/webm": ["weba"], "audio/xm": ["xm"], "font/collection": ["ttc"], "font/otf": ["otf"], "font/ttf": ["ttf"], "font/woff": ["woff"], "font/woff2": ["woff2"], "image/aces": ["exr"], "image/apng": ["apng"], "image/avif": ["avif"], "image/bmp": ["bmp"], "image/cgm": ["cgm"], "image/dicom-rle": ["drle"], "image/emf": ["emf"], "image/fits": ["fits"], "image/g3fax": ["g3"], "image/gif": ["gif"], "image/heic": ["heic"], "image/heic-sequence": ["heics"], "image/heif": ["heif"], "image/heif-sequence": ["heifs"], "image/hej2k": ["hej2"], "image/hsj2": ["hsj2"], "image/ief": ["ief"], "image/jls": ["jls"], "image/jp2": ["jp2", "jpg2"], "image/jpeg": ["jpeg", "jpg", "jpe"], "image/jph": ["jph"], "image/jphc": ["jhc"], "image/jpm": ["jpm"], "image/jpx": ["jpx", "jpf"], "image/jxr": ["jxr"], "image/jxra": ["jxra"], "image/jxrs": ["jxrs"], "image/jxs": ["jxs"], "image/jxsc": ["jxsc"], "image/jxsi": ["jxsi"], "image/jxss": ["jxss"], "image/ktx": ["ktx"], "image/ktx2": ["ktx2"], "image/png": ["png"], "image/sgi": ["sgi"], "image/svg+xml": ["svg", "svgz"], "image/t38": ["t38"], "image/tiff": ["tif", "tiff"], "image/tiff-fx": ["tfx"], "image/webp": ["webp"], "image/wmf": ["wmf"], "message/disposition-notification": ["disposition-notification"], "message/global": ["u8msg"], "message/global-delivery-status": ["u8dsn"], "message/global-disposition-notification": ["u8mdn"], "message/global-headers": ["u8hdr"], "message/rfc822": ["eml", "mime"], "model/3mf": ["3mf"], "model/gltf+json": ["gltf"], "model/gltf-binary": ["glb"], "model/iges": ["igs", "iges"], "model/mesh": ["msh", "mesh", "silo"], "model/mtl": ["mtl"], "model/obj": ["obj"], "model/step+xml": ["stpx"], "model/step+zip": ["stpz"], "model/step-xml+zip": ["stpxz"], "model/stl": ["stl"], "model/vrml": ["wrl", "vrml"], "model/x3d+binary": ["*x3db", "x3dbz"], "model/x3d+fastinfoset": ["x3db"], "model/x3d+vrml": ["*x3dv", "x3dvz"], "model/x3d+xml": ["x3d", "x3dz"], "model/x3d-vrml": ["x3dv"], "text/cache-manifest": ["appcache", "manifest"], "text/calendar": ["ics", "ifb"], "text/coffeescript": ["coffee", "litcoffee"], "text/css": ["css"], "text/csv": ["csv"], "text/html": ["html", "htm", "shtml"], "text/jade": ["jade"], "text/jsx": ["jsx"], "text/less": ["less"], "text/markdown": ["markdown", "md"], "text/mathml": ["mml"], "text/mdx": ["mdx"], "text/n3": ["n3"], "text/plain": ["txt", "text", "conf", "def", "list", "log", "in", "ini"], "text/richtext": ["rtx"], "text/rtf": ["*rtf"], "text/sgml": ["sgml", "sgm"], "text/shex": ["shex"], "text/slim": ["slim", "slm"], "text/spdx": ["spdx"], "text/stylus": ["stylus", "styl"], "text/tab-separated-values": ["tsv"], "text/troff": ["t", "tr", "roff", "man", "me", "ms"], "text/turtle": ["ttl"], "text/uri-list": ["uri", "uris", "urls"], "text/vcard": ["vcard"], "text/vtt": ["vtt"], "text/xml": ["*xml"], "text/yaml": ["yaml", "yml"], "video/3gpp": ["3gp", "3gpp"], "video/3gpp2": ["3g2"], "video/h261": ["h261"], "video/h263": ["h263"], "video/h264": ["h264"], "video/iso.segment": ["m4s"], "video/jpeg": ["jpgv"], "video/jpm": ["*jpm", "jpgm"], "video/mj2": ["mj2", "mjp2"], "video/mp2t": ["ts"], "video/mp4": ["mp4", "mp4v", "mpg4"], "video/mpeg": ["mpeg", "mpg", "mpe", "m1v", "m2v"], "video/ogg": ["ogv"], "video/quicktime": ["qt", "mov"], "video/webm": ["webm"] };
  }
});

// node_modules/@fastify/send/node_modules/mime/types/other.js
var require_other = __commonJS({
  "node_modules/@fastify/send/node_modules/mime/types/other.js"(exports, module) {
    var import_Reflect2 = __toESM(require_Reflect());
    module.exports = { "application/prs.cww": ["cww"], "application/vnd.1000minds.decision-model+xml": ["1km"], "application/vnd.3gpp.pic-bw-large": ["plb"], "application/vnd.3gpp.pic-bw-small": ["psb"], "application/vnd.3gpp.pic-bw-var": ["pvb"], "application/vnd.3gpp2.tcap": ["tcap"], "application/vnd.3m.post-it-notes": ["pwn"], "application/vnd.accpac.simply.aso": ["aso"], "application/vnd.accpac.simply.imp": ["imp"], "application/vnd.acucobol": ["acu"], "application/vnd.acucorp": ["atc", "acutc"], "application/vnd.adobe.air-application-installer-package+zip": ["air"], "application/vnd.adobe.formscentral.fcdt": ["fcdt"], "application/vnd.adobe.fxp": ["fxp", "fxpl"], "application/vnd.adobe.xdp+xml": ["xdp"], "application/vnd.adobe.xfdf": ["xfdf"], "application/vnd.ahead.space": ["ahead"], "application/vnd.airzip.filesecure.azf": ["azf"], "application/vnd.airzip.filesecure.azs": ["azs"], "application/vnd.amazon.ebook": ["azw"], "application/vnd.americandynamics.acc": ["acc"], "application/vnd.amiga.ami": ["ami"], "application/vnd.android.package-archive": ["apk"], "application/vnd.anser-web-certificate-issue-initiation": ["cii"], "application/vnd.anser-web-funds-transfer-initiation": ["fti"], "application/vnd.antix.game-component": ["atx"], "application/vnd.apple.installer+xml": ["mpkg"], "application/vnd.apple.keynote": ["key"], "application/vnd.apple.mpegurl": ["m3u8"], "application/vnd.apple.numbers": ["numbers"], "application/vnd.apple.pages": ["pages"], "application/vnd.apple.pkpass": ["pkpass"], "application/vnd.aristanetworks.swi": ["swi"], "application/vnd.astraea-software.iota": ["iota"], "application/vnd.audiograph": ["aep"], "application/vnd.balsamiq.bmml+xml": ["bmml"], "application/vnd.blueice.multipass": ["mpm"], "application/vnd.bmi": ["bmi"], "application/vnd.businessobjects": ["rep"], "application/vnd.chemdraw+xml": ["cdxml"], "application/vnd.chipnuts.karaoke-mmd": ["mmd"], "application/vnd.cinderella": ["cdy"], "application/vnd.citationstyles.style+xml": ["csl"], "application/vnd.claymore": ["cla"], "application/vnd.cloanto.rp9": ["rp9"], "application/vnd.clonk.c4group": ["c4g", "c4d", "c4f", "c4p", "c4u"], "application/vnd.cluetrust.cartomobile-config": ["c11amc"], "application/vnd.cluetrust.cartomobile-config-pkg": ["c11amz"], "application/vnd.commonspace": ["csp"], "application/vnd.contact.cmsg": ["cdbcmsg"], "application/vnd.cosmocaller": ["cmc"], "application/vnd.crick.clicker": ["clkx"], "application/vnd.crick.clicker.keyboard": ["clkk"], "application/vnd.crick.clicker.palette": ["clkp"], "application/vnd.crick.clicker.template": ["clkt"], "application/vnd.crick.clicker.wordbank": ["clkw"], "application/vnd.criticaltools.wbs+xml": ["wbs"], "application/vnd.ctc-posml": ["pml"], "application/vnd.cups-ppd": ["ppd"], "application/vnd.curl.car": ["car"], "application/vnd.curl.pcurl": ["pcurl"], "application/vnd.dart": ["dart"], "application/vnd.data-vision.rdz": ["rdz"], "application/vnd.dbf": ["dbf"], "application/vnd.dece.data": ["uvf", "uvvf", "uvd", "uvvd"], "application/vnd.dece.ttml+xml": ["uvt", "uvvt"], "application/vnd.dece.unspecified": ["uvx", "uvvx"], "application/vnd.dece.zip": ["uvz", "uvvz"], "application/vnd.denovo.fcselayout-link": ["fe_launch"], "application/vnd.dna": ["dna"], "application/vnd.dolby.mlp": ["mlp"], "application/vnd.dpgraph": ["dpg"], "application/vnd.dreamfactory": ["dfac"], "application/vnd.ds-keypoint": ["kpxx"], "application/vnd.dvb.ait": ["ait"], "application/vnd.dvb.service": ["svc"], "application/vnd.dynageo": ["geo"], "application/vnd.ecowin.chart": ["mag"], "application/vnd.enliven": ["nml"], "application/vnd.epson.esf": ["esf"], "application/vnd.epson.msf": ["msf"], "application/vnd.epson.quickanime": ["qam"], "application/vnd.epson.salt": ["slt"], "application/vnd.epson.ssf": ["ssf"], "application/vnd.eszigno3+xml": ["es3", "et3"], "application/vnd.ezpix-album": ["ez2"], "application/vnd.ezpix-package": ["ez3"], "application/vnd.fdf": ["fdf"], "application/vnd.fdsn.mseed": ["mseed"], "application/vnd.fdsn.seed": ["seed", "dataless"], "application/vnd.flographit": ["gph"], "application/vnd.fluxtime.clip": ["ftc"], "application/vnd.framemaker": ["fm", "frame", "maker", "book"], "application/vnd.frogans.fnc": ["fnc"], "application/vnd.frogans.ltf": ["ltf"], "application/vnd.fsc.weblaunch": ["fsc"], "application/vnd.fujitsu.oasys": ["oas"], "application/vnd.fujitsu.oasys2": ["oa2"], "application/vnd.fujitsu.oasys3": ["oa3"], "application/vnd.fujitsu.oasysgp": ["fg5"], "application/vnd.fujitsu.oasysprs": ["bh2"], "application/vnd.fujixerox.ddd": ["ddd"], "application/vnd.fujixerox.docuworks": ["xdw"], "application/vnd.fujixerox.docuworks.binder": ["xbd"], "application/vnd.fuzzysheet": ["fzs"], "application/vnd.genomatix.tuxedo": ["txd"], "application/vnd.geogebra.file": ["ggb"], "application/vnd.geogebra.tool": ["ggt"], "application/vnd.geometry-explorer": ["gex", "gre"], "application/vnd.geonext": ["gxt"], "application/vnd.geoplan": ["g2w"], "application/vnd.geospace": ["g3w"], "application/vnd.gmx": ["gmx"], "application/vnd.google-apps.document": ["gdoc"], "application/vnd.google-apps.presentation": ["gslides"], "application/vnd.google-apps.spreadsheet": ["gsheet"], "application/vnd.google-earth.kml+xml": ["kml"], "application/vnd.google-earth.kmz": ["kmz"], "application/vnd.grafeq": ["gqf", "gqs"], "application/vnd.groove-account": ["gac"], "application/vnd.groove-help": ["ghf"], "application/vnd.groove-identity-message": ["gim"], "application/vnd.groove-injector": ["grv"], "application/vnd.groove-tool-message": ["gtm"], "application/vnd.groove-tool-template": ["tpl"], "application/vnd.groove-vcard": ["vcg"], "application/vnd.hal+xml": ["hal"], "application/vnd.handheld-entertainment+xml": ["zmm"], "application/vnd.hbci": ["hbci"], "application/vnd.hhe.lesson-player": ["les"], "application/vnd.hp-hpgl": ["hpgl"], "application/vnd.hp-hpid": ["hpid"], "application/vnd.hp-hps": ["hps"], "application/vnd.hp-jlyt": ["jlt"], "application/vnd.hp-pcl": ["pcl"], "application/vnd.hp-pclxl": ["pclxl"], "application/vnd.hydrostatix.sof-data": ["sfd-hdstx"], "application/vnd.ibm.minipay": ["mpy"], "application/vnd.ibm.modcap": ["afp", "listafp", "list3820"], "application/vnd.ibm.rights-management": ["irm"], "application/vnd.ibm.secure-container": ["sc"], "application/vnd.iccprofile": ["icc", "icm"], "application/vnd.igloader": ["igl"], "application/vnd.immervision-ivp": ["ivp"], "application/vnd.immervision-ivu": ["ivu"], "application/vnd.insors.igm": ["igm"], "application/vnd.intercon.formnet": ["xpw", "xpx"], "application/vnd.intergeo": ["i2g"], "application/vnd.intu.qbo": ["qbo"], "application/vnd.intu.qfx": ["qfx"], "application/vnd.ipunplugged.rcprofile": ["rcprofile"], "application/vnd.irepository.package+xml": ["irp"], "application/vnd.is-xpr": ["xpr"], "application/vnd.isac.fcs": ["fcs"], "application/vnd.jam": ["jam"], "application/vnd.jcp.javame.midlet-rms": ["rms"], "application/vnd.jisp": ["jisp"], "application/vnd.joost.joda-archive": ["joda"], "application/vnd.kahootz": ["ktz", "ktr"], "application/vnd.kde.karbon": ["karbon"], "application/vnd.kde.kchart": ["chrt"], "application/vnd.kde.kformula": ["kfo"], "application/vnd.kde.kivio": ["flw"], "application/vnd.kde.kontour": ["kon"], "application/vnd.kde.kpresenter": ["kpr", "kpt"], "application/vnd.kde.kspread": ["ksp"], "application/vnd.kde.kword": ["kwd", "kwt"], "application/vnd.kenameaapp": ["htke"], "application/vnd.kidspiration": ["kia"], "application/vnd.kinar": ["kne", "knp"], "application/vnd.koan": ["skp", "skd", "skt", "skm"], "application/vnd.kodak-descriptor": ["sse"], "application/vnd.las.las+xml": ["lasxml"], "application/vnd.llamagraphics.life-balance.desktop": ["lbd"], "application/vnd.llamagraphics.life-balance.exchange+xml": ["lbe"], "application/vnd.lotus-1-2-3": ["123"], "application/vnd.lotus-approach": ["apr"], "application/vnd.lotus-freelance": ["pre"], "application/vnd.lotus-notes": ["nsf"], "application/vnd.lotus-organizer": ["org"], "application/vnd.lotus-screencam": ["scm"], "application/vnd.lotus-wordpro": ["lwp"], "application/vnd.macports.portpkg": ["portpkg"], "application/vnd.mapbox-vector-tile": ["mvt"], "application/vnd.mcd": ["mcd"], "application/vnd.medcalcdata": ["mc1"], "application/vnd.mediastation.cdkey": ["cdkey"], "application/vnd.mfer": ["mwf"], "application/vnd.mfmp": ["mfm"], "application/vnd.micrografx.flo": ["flo"], "application/vnd.micrografx.igx": ["igx"], "application/vnd.mif": ["mif"], "application/vnd.mobius.daf": ["daf"], "application/vnd.mobius.dis": ["dis"], "application/vnd.mobius.mbk": ["mbk"], "application/vnd.mobius.mqy": ["mqy"], "application/vnd.mobius.msl": ["msl"], "application/vnd.mobius.plc": ["plc"], "application/vnd.mobius.txf": ["txf"], "application/vnd.mophun.application": ["mpn"], "application/vnd.mophun.certificate": ["mpc"], "application/vnd.mozilla.xul+xml": ["xul"], "application/vnd.ms-artgalry": ["cil"], "application/vnd.ms-cab-compressed": ["cab"], "application/vnd.ms-excel": ["xls", "xlm", "xla", "xlc", "xlt", "xlw"], "application/vnd.ms-excel.addin.macroenabled.12": ["xlam"], "application/vnd.ms-excel.sheet.binary.macroenabled.12": ["xlsb"], "application/vnd.ms-excel.sheet.macroenabled.12": ["xlsm"], "application/vnd.ms-excel.template.macroenabled.12": ["xltm"], "application/vnd.ms-fontobject": ["eot"], "application/vnd.ms-htmlhelp": ["chm"], "application/vnd.ms-ims": ["ims"], "application/vnd.ms-lrm": ["lrm"], "application/vnd.ms-officetheme": ["thmx"], "application/vnd.ms-outlook": ["msg"], "application/vnd.ms-pki.seccat": ["cat"], "application/vnd.ms-pki.stl": ["*stl"], "application/vnd.ms-powerpoint": ["ppt", "pps", "pot"], "application/vnd.ms-powerpoint.addin.macroenabled.12": ["ppam"], "application/vnd.ms-powerpoint.presentation.macroenabled.12": ["pptm"], "application/vnd.ms-powerpoint.slide.macroenabled.12": ["sldm"], "application/vnd.ms-powerpoint.slideshow.macroenabled.12": ["ppsm"], "application/vnd.ms-powerpoint.template.macroenabled.12": ["potm"], "application/vnd.ms-project": ["mpp", "mpt"], "application/vnd.ms-word.document.macroenabled.12": ["docm"], "application/vnd.ms-word.template.macroenabled.12": ["dotm"], "application/vnd.ms-works": ["wps", "wks", "wcm", "wdb"], "application/vnd.ms-wpl": ["wpl"], "application/vnd.ms-xpsdocument": ["xps"], "application/vnd.mseq": ["mseq"], "application/vnd.musician": ["mus"], "application/vnd.muvee.style": ["msty"], "application/vnd.mynfc": ["taglet"], "application/vnd.neurolanguage.nlu": ["nlu"], "application/vnd.nitf": ["ntf", "nitf"], "application/vnd.noblenet-directory": ["nnd"], "application/vnd.noblenet-sealer": ["nns"], "application/vnd.noblenet-web": ["nnw"], "application/vnd.nokia.n-gage.ac+xml": ["*ac"], "application/vnd.nokia.n-gage.data": ["ngdat"], "application/vnd.nokia.n-gage.symbian.install": ["n-gage"], "application/vnd.nokia.radio-preset": ["rpst"], "application/vnd.nokia.radio-presets": ["rpss"], "application/vnd.novadigm.edm": ["edm"], "application/vnd.novadigm.edx": ["edx"], "application/vnd.novadigm.ext": ["ext"], "application/vnd.oasis.opendocument.chart": ["odc"], "application/vnd.oasis.opendocument.chart-template": ["otc"], "application/vnd.oasis.opendocument.database": ["odb"], "application/vnd.oasis.opendocument.formula": ["odf"], "application/vnd.oasis.opendocument.formula-template": ["odft"], "application/vnd.oasis.opendocument.graphics": ["odg"], "application/vnd.oasis.opendocument.graphics-template": ["otg"], "application/vnd.oasis.opendocument.image": ["odi"], "application/vnd.oasis.opendocument.image-template": ["oti"], "application/vnd.oasis.opendocument.presentation": ["odp"], "application/vnd.oasis.opendocument.presentation-template": ["otp"], "application/vnd.oasis.opendocument.spreadsheet": ["ods"], "application/vnd.oasis.opendocument.spreadsheet-template": ["ots"], "application/vnd.oasis.opendocument.text": ["odt"], "application/vnd.oasis.opendocument.text-master": ["odm"], "application/vnd.oasis.opendocument.text-template": ["ott"], "application/vnd.oasis.opendocument.text-web": ["oth"], "application/vnd.olpc-sugar": ["xo"], "application/vnd.oma.dd2+xml": ["dd2"], "application/vnd.openblox.game+xml": ["obgx"], "application/vnd.openofficeorg.extension": ["oxt"], "application/vnd.openstreetmap.data+xml": ["osm"], "application/vnd.openxmlformats-officedocument.presentationml.presentation": ["pptx"], "application/vnd.openxmlformats-officedocument.presentationml.slide": ["sldx"], "application/vnd.openxmlformats-officedocument.presentationml.slideshow": ["ppsx"], "application/vnd.openxmlformats-officedocument.presentationml.template": ["potx"], "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"], "application/vnd.openxmlformats-officedocument.spreadsheetml.template": ["xltx"], "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"], "application/vnd.openxmlformats-officedocument.wordprocessingml.template": ["dotx"], "application/vnd.osgeo.mapguide.package": ["mgp"], "application/vnd.osgi.dp": ["dp"], "application/vnd.osgi.subsystem": ["esa"], "application/vnd.palm": ["pdb", "pqa", "oprc"], "application/vnd.pawaafile": ["paw"], "application/vnd.pg.format": ["str"], "application/vnd.pg.osasli": ["ei6"], "application/vnd.picsel": ["efif"], "application/vnd.pmi.widget": ["wg"], "application/vnd.pocketlearn": ["plf"], "application/vnd.powerbuilder6": ["pbd"], "application/vnd.previewsystems.box": ["box"], "application/vnd.proteus.magazine": ["mgz"], "application/vnd.publishare-delta-tree": ["qps"], "application/vnd.pvi.ptid1": ["ptid"], "application/vnd.quark.quarkxpress": ["qxd", "qxt", "qwd", "qwt", "qxl", "qxb"], "application/vnd.rar": ["rar"], "application/vnd.realvnc.bed": ["bed"], "application/vnd.recordare.musicxml": ["mxl"], "application/vnd.recordare.musicxml+xml": ["musicxml"], "application/vnd.rig.cryptonote": ["cryptonote"], "application/vnd.rim.cod": ["cod"], "application/vnd.rn-realmedia": ["rm"], "application/vnd.rn-realmedia-vbr": ["rmvb"], "application/vnd.route66.link66+xml": ["link66"], "application/vnd.sailingtracker.track": ["st"], "application/vnd.seemail": ["see"], "application/vnd.sema": ["sema"], "application/vnd.semd": ["semd"], "application/vnd.semf": ["semf"], "application/vnd.shana.informed.formdata": ["ifm"], "application/vnd.shana.informed.formtemplate": ["itp"], "application/vnd.shana.informed.interchange": ["iif"], "application/vnd.shana.informed.package": ["ipk"], "application/vnd.simtech-mindmapper": ["twd", "twds"], "application/vnd.smaf": ["mmf"], "application/vnd.smart.teacher": ["teacher"], "application/vnd.software602.filler.form+xml": ["fo"], "application/vnd.solent.sdkm+xml": ["sdkm", "sdkd"], "application/vnd.spotfire.dxp": ["dxp"], "application/vnd.spotfire.sfs": ["sfs"], "application/vnd.stardivision.calc": ["sdc"], "application/vnd.stardivision.draw": ["sda"], "application/vnd.stardivision.impress": ["sdd"], "application/vnd.stardivision.math": ["smf"], "application/vnd.stardivision.writer": ["sdw", "vor"], "application/vnd.stardivision.writer-global": ["sgl"], "application/vnd.stepmania.package": ["smzip"], "application/vnd.stepmania.stepchart": ["sm"], "application/vnd.sun.wadl+xml": ["wadl"], "application/vnd.sun.xml.calc": ["sxc"], "application/vnd.sun.xml.calc.template": ["stc"], "application/vnd.sun.xml.draw": ["sxd"], "application/vnd.sun.xml.draw.template": ["std"], "application/vnd.sun.xml.impress": ["sxi"], "application/vnd.sun.xml.impress.template": ["sti"], "application/vnd.sun.xml.math": ["sxm"], "application/vnd.sun.xml.writer": ["sxw"], "application/vnd.sun.xml.writer.global": ["sxg"], "application/vnd.sun.xml.writer.template": ["stw"], "application/vnd.sus-calendar": ["sus", "susp"], "application/vnd.svd": ["svd"], "application/vnd.symbian.install": ["sis", "sisx"], "application/vnd.syncml+xml": ["xsm"], "application/vnd.syncml.dm+wbxml": ["bdm"], "application/vnd.syncml.dm+xml": ["xdm"], "application/vnd.syncml.dmddf+xml": ["ddf"], "application/vnd.tao.intent-module-archive": ["tao"], "application/vnd.tcpdump.pcap": ["pcap", "cap", "dmp"], "application/vnd.tmobile-livetv": ["tmo"], "application/vnd.trid.tpt": ["tpt"], "application/vnd.triscape.mxs": ["mxs"], "application/vnd.trueapp": ["tra"], "application/vnd.ufdl": ["ufd", "ufdl"], "application/vnd.uiq.theme": ["utz"], "application/vnd.umajin": ["umj"], "application/vnd.unity": ["unityweb"], "application/vnd.uoml+xml": ["uoml"], "application/vnd.vcx": ["vcx"], "application/vnd.visio": ["vsd", "vst", "vss", "vsw"], "application/vnd.visionary": ["vis"], "application/vnd.vsf": ["vsf"], "application/vnd.wap.wbxml": ["wbxml"], "application/vnd.wap.wmlc": ["wmlc"], "application/vnd.wap.wmlscriptc": ["wmlsc"], "application/vnd.webturbo": ["wtb"], "application/vnd.wolfram.player": ["nbp"], "application/vnd.wordperfect": ["wpd"], "application/vnd.wqd": ["wqd"], "application/vnd.wt.stf": ["stf"], "application/vnd.xara": ["xar"], "application/vnd.xfdl": ["xfdl"], "application/vnd.yamaha.hv-dic": ["hvd"], "application/vnd.yamaha.hv-script": ["hvs"], "application/vnd.yamaha.hv-voice": ["hvp"], "application/vnd.yamaha.openscoreformat": ["osf"], "application/vnd.yamaha.openscoreformat.osfpvg+xml": ["osfpvg"], "application/vnd.yamaha.smaf-audio": ["saf"], "application/vnd.yamaha.smaf-phrase": ["spf"], "application/vnd.yellowriver-custom-menu": ["cmp"], "application/vnd.zul": ["zir", "zirz"], "application/vnd.zzazz.deck+xml": ["zaz"], "application/x-7z-compressed": ["7z"], "application/x-abiword": ["abw"], "application/x-ace-compressed": ["ace"], "application/x-apple-diskimage": ["*dmg"], "application/x-arj": ["arj"], "application/x-authorware-bin": ["aab", "x32", "u32", "vox"], "application/x-authorware-map": ["aam"], "application/x-authorware-seg": ["aas"], "application/x-bcpio": ["bcpio"], "application/x-bdoc": ["*bdoc"], "application/x-bittorrent": ["torrent"], "application/x-blorb": ["blb", "blorb"], "application/x-bzip": ["bz"], "application/x-bzip2": ["bz2", "boz"], "application/x-cbr": ["cbr", "cba", "cbt", "cbz", "cb7"], "application/x-cdlink": ["vcd"], "application/x-cfs-compressed": ["cfs"], "application/x-chat": ["chat"], "application/x-chess-pgn": ["pgn"], "application/x-chrome-extension": ["crx"], "application/x-cocoa": ["cco"], "application/x-conference": ["nsc"], "application/x-cpio": ["cpio"], "application/x-csh": ["csh"], "application/x-debian-package": ["*deb", "udeb"], "application/x-dgc-compressed": ["dgc"], "application/x-director": ["dir", "dcr", "dxr", "cst", "cct", "cxt", "w3d", "fgd", "swa"], "application/x-doom": ["wad"], "application/x-dtbncx+xml": ["ncx"], "application/x-dtbook+xml": ["dtb"], "application/x-dtbresource+xml": ["res"], "application/x-dvi": ["dvi"], "application/x-envoy": ["evy"], "application/x-eva": ["eva"], "application/x-font-bdf": ["bdf"], "application/x-font-ghostscript": ["gsf"], "application/x-font-linux-psf": ["psf"], "application/x-font-pcf": ["pcf"], "application/x-font-snf": ["snf"], "application/x-font-type1": ["pfa", "pfb", "pfm", "afm"], "application/x-freearc": ["arc"], "application/x-futuresplash": ["spl"], "application/x-gca-compressed": ["gca"], "application/x-glulx": ["ulx"], "application/x-gnumeric": ["gnumeric"], "application/x-gramps-xml": ["gramps"], "application/x-gtar": ["gtar"], "application/x-hdf": ["hdf"], "application/x-httpd-php": ["php"], "application/x-install-instructions": ["install"], "application/x-iso9660-image": ["*iso"], "application/x-iwork-keynote-sffkey": ["*key"], "application/x-iwork-numbers-sffnumbers": ["*numbers"], "application/x-iwork-pages-sffpages": ["*pages"], "application/x-java-archive-diff": ["jardiff"], "application/x-java-jnlp-file": ["jnlp"], "application/x-keepass2": ["kdbx"], "application/x-latex": ["latex"], "application/x-lua-bytecode": ["luac"], "application/x-lzh-compressed": ["lzh", "lha"], "application/x-makeself": ["run"], "application/x-mie": ["mie"], "application/x-mobipocket-ebook": ["prc", "mobi"], "application/x-ms-application": ["application"], "application/x-ms-shortcut": ["lnk"], "application/x-ms-wmd": ["wmd"], "application/x-ms-wmz": ["wmz"], "application/x-ms-xbap": ["xbap"], "application/x-msaccess": ["mdb"], "application/x-msbinder": ["obd"], "application/x-mscardfile": ["crd"], "application/x-msclip": ["clp"], "application/x-msdos-program": ["*exe"], "application/x-msdownload": ["*exe", "*dll", "com", "bat", "*msi"], "application/x-msmediaview": ["mvb", "m13", "m14"], "application/x-msmetafile": ["*wmf", "*wmz", "*emf", "emz"], "application/x-msmoney": ["mny"], "application/x-mspublisher": ["pub"], "application/x-msschedule": ["scd"], "application/x-msterminal": ["trm"], "application/x-mswrite": ["wri"], "application/x-netcdf": ["nc", "cdf"], "application/x-ns-proxy-autoconfig": ["pac"], "application/x-nzb": ["nzb"], "application/x-perl": ["pl", "pm"], "application/x-pilot": ["*prc", "*pdb"], "application/x-pkcs12": ["p12", "pfx"], "application/x-pkcs7-certificates": ["p7b", "spc"], "application/x-pkcs7-certreqresp": ["p7r"], "application/x-rar-compressed": ["*rar"], "application/x-redhat-package-manager": ["rpm"], "application/x-research-info-systems": ["ris"], "application/x-sea": ["sea"], "application/x-sh": ["sh"], "application/x-shar": ["shar"], "application/x-shockwave-flash": ["swf"], "application/x-silverlight-app": ["xap"], "application/x-sql": ["sql"], "application/x-stuffit": ["sit"], "application/x-stuffitx": ["sitx"], "application/x-subrip": ["srt"], "application/x-sv4cpio": ["sv4cpio"], "application/x-sv4crc": ["sv4crc"], "application/x-t3vm-image": ["t3"], "application/x-tads": ["gam"], "application/x-tar": ["tar"], "application/x-tcl": ["tcl", "tk"], "application/x-tex": ["tex"], "application/x-tex-tfm": ["tfm"], "application/x-texinfo": ["texinfo", "texi"], "application/x-tgif": ["*obj"], "application/x-ustar": ["ustar"], "application/x-virtualbox-hdd": ["hdd"], "application/x-virtualbox-ova": ["ova"], "application/x-virtualbox-ovf": ["ovf"], "application/x-virtualbox-vbox": ["vbox"], "application/x-virtualbox-vbox-extpack": ["vbox-extpack"], "application/x-virtualbox-vdi": ["vdi"], "application/x-virtualbox-vhd": ["vhd"], "application/x-virtualbox-vmdk": ["vmdk"], "application/x-wais-source": ["src"], "application/x-web-app-manifest+json": ["webapp"], "application/x-x509-ca-cert": ["der", "crt", "pem"], "application/x-xfig": ["fig"], "application/x-xliff+xml": ["*xlf"], "application/x-xpinstall": ["xpi"], "application/x-xz": ["xz"], "application/x-zmachine": ["z1", "z2", "z3", "z4", "z5", "z6", "z7", "z8"], "audio/vnd.dece.audio": ["uva", "uvva"], "audio/vnd.digital-winds": ["eol"], "audio/vnd.dra": ["dra"], "audio/vnd.dts": ["dts"], "audio/vnd.dts.hd": ["dtshd"], "audio/vnd.lucent.voice": ["lvp"], "audio/vnd.ms-playready.media.pya": ["pya"], "audio/vnd.nuera.ecelp4800": ["ecelp4800"], "audio/vnd.nuera.ecelp7470": ["ecelp7470"], "audio/vnd.nuera.ecelp9600": ["ecelp9600"], "audio/vnd.rip": ["rip"], "audio/x-aac": ["aac"], "audio/x-aiff": ["aif", "aiff", "aifc"], "audio/x-caf": ["caf"], "audio/x-flac": ["flac"], "audio/x-m4a": ["*m4a"], "audio/x-matroska": ["mka"], "audio/x-mpegurl": ["m3u"], "audio/x-ms-wax": ["wax"], "audio/x-ms-wma": ["wma"], "audio/x-pn-realaudio": ["ram", "ra"], "audio/x-pn-realaudio-plugin": ["rmp"], "audio/x-realaudio": ["*ra"], "audio/x-wav": ["*wav"], "chemical/x-cdx": ["cdx"], "chemical/x-cif": ["cif"], "chemical/x-cmdf": ["cmdf"], "chemical/x-cml": ["cml"], "chemical/x-csml": ["csml"], "chemical/x-xyz": ["xyz"], "image/prs.btif": ["btif"], "image/prs.pti": ["pti"], "image/vnd.adobe.photoshop": ["psd"], "image/vnd.airzip.accelerator.azv": ["azv"], "image/vnd.dece.graphic": ["uvi", "uvvi", "uvg", "uvvg"], "image/vnd.djvu": ["djvu", "djv"], "image/vnd.dvb.subtitle": ["*sub"], "image/vnd.dwg": ["dwg"], "image/vnd.dxf": ["dxf"], "image/vnd.fastbidsheet": ["fbs"], "image/vnd.fpx": ["fpx"], "image/vnd.fst": ["fst"], "image/vnd.fujixerox.edmics-mmr": ["mmr"], "image/vnd.fujixerox.edmics-rlc": ["rlc"], "image/vnd.microsoft.icon": ["ico"], "image/vnd.ms-dds": ["dds"], "image/vnd.ms-modi": ["mdi"], "image/vnd.ms-photo": ["wdp"], "image/vnd.net-fpx": ["npx"], "image/vnd.pco.b16": ["b16"], "image/vnd.tencent.tap": ["tap"], "image/vnd.valve.source.texture": ["vtf"], "image/vnd.wap.wbmp": ["wbmp"], "image/vnd.xiff": ["xif"], "image/vnd.zbrush.pcx": ["pcx"], "image/x-3ds": ["3ds"], "image/x-cmu-raster": ["ras"], "image/x-cmx": ["cmx"], "image/x-freehand": ["fh", "fhc", "fh4", "fh5", "fh7"], "image/x-icon": ["*ico"], "image/x-jng": ["jng"], "image/x-mrsid-image": ["sid"], "image/x-ms-bmp": ["*bmp"], "image/x-pcx": ["*pcx"], "image/x-pict": ["pic", "pct"], "image/x-portable-anymap": ["pnm"], "image/x-portable-bitmap": ["pbm"], "image/x-portable-graymap": ["pgm"], "image/x-portable-pixmap": ["ppm"], "image/x-rgb": ["rgb"], "image/x-tga": ["tga"], "image/x-xbitmap": ["xbm"], "image/x-xpixmap": ["xpm"], "image/x-xwindowdump": ["xwd"], "message/vnd.wfa.wsc": ["wsc"], "model/vnd.collada+xml": ["dae"], "model/vnd.dwf": ["dwf"], "model/vnd.gdl": ["gdl"], "model/vnd.gtw": ["gtw"], "model/vnd.mts": ["mts"], "model/vnd.opengex": ["ogex"], "model/vnd.parasolid.transmit.binary": ["x_b"], "model/vnd.parasolid.transmit.text": ["x_t"], "model/vnd.sap.vds": ["vds"], "model/vnd.usdz+zip": ["usdz"], "model/vnd.valve.source.compiled-map": ["bsp"], "model/vnd.vtu": ["vtu"], "text/prs.lines.tag": ["dsc"], "text/vnd.curl": ["curl"], "text/vnd.curl.dcurl": ["dcurl"], "text/vnd.curl.mcurl": ["mcurl"], "text/vnd.curl.scurl": ["scurl"], "text/vnd.dvb.subtitle": ["sub"], "text/vnd.fly": ["fly"], "text/vnd.fmi.flexstor": ["flx"], "text/vnd.graphviz": ["gv"], "text/vnd.in3d.3dml": ["3dml"], "text/vnd.in3d.spot": ["spot"], "text/vnd.sun.j2me.app-descriptor": ["jad"], "text/vnd.wap.wml": ["wml"], "text/vnd.wap.wmlscript": ["wmls"], "text/x-asm": ["s", "asm"], "text/x-c": ["c", "cc", "cxx", "cpp", "h", "hh", "dic"], "text/x-component": ["htc"], "text/x-fortran": ["f", "for", "f77", "f90"], "text/x-handlebars-template": ["hbs"], "text/x-java-source": ["java"], "text/x-lua": ["lua"], "text/x-markdown": ["mkd"], "text/x-nfo": ["nfo"], "text/x-opml": ["opml"], "text/x-org": ["*org"], "text/x-pascal": ["p", "pas"], "text/x-processing": ["pde"], "text/x-sass": ["sass"], "text/x-scss": ["scss"], "text/x-setext": ["etx"], "text/x-sfv": ["sfv"], "text/x-suse-ymp": ["ymp"], "text/x-uuencode": ["uu"], "text/x-vcalendar": ["vcs"], "text/x-vcard": ["vcf"], "video/vnd.dece.hd": ["uvh", "uvvh"], "video/vnd.dece.mobile": ["uvm", "uvvm"], "video/vnd.dece.pd": ["uvp", "uvvp"], "video/vnd.dece.sd": ["uvs", "uvvs"], "video/vnd.dece.video": ["uvv", "uvvv"], "video/vnd.dvb.file": ["dvb"], "video/vnd.fvt": ["fvt"], "video/vnd.mpegurl": ["mxu", "m4u"], "video/vnd.ms-playready.media.pyv": ["pyv"], "video/vnd.uvvu.mp4": ["uvu", "uvvu"], "video/vnd.vivo": ["viv"], "video/x-f4v": ["f4v"], "video/x-fli": ["fli"], "video/x-flv": ["flv"], "video/x-m4v": ["m4v"], "video/x-matroska": ["mkv", "mk3d", "mks"], "video/x-mng": ["mng"], "video/x-ms-asf": ["asf", "asx"], "video/x-ms-vob": ["vob"], "video/x-ms-wm": ["wm"], "video/x-ms-wmv": ["wmv"], "video/x-ms-wmx": ["wmx"], "video/x-ms-wvx": ["wvx"], "video/x-msvideo": ["avi"], "video/x-sgi-movie": ["movie"], "video/x-smv": ["smv"], "x-conference/x-cooltalk": ["ice"] };
  }
});

// node_modules/@fastify/send/node_modules/mime/index.js
var require_mime = __commonJS({
  "node_modules/@fastify/send/node_modules/mime/index.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var Mime = require_Mime();
    module.exports = new Mime(require_standard(), require_other());
  }
});

// node_modules/escape-html/index.js
var require_escape_html = __commonJS({
  "node_modules/escape-html/index.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var matchHtmlRegExp = /["'&<>]/;
    module.exports = escapeHtml;
    function escapeHtml(string) {
      var str = "" + string;
      var match = matchHtmlRegExp.exec(str);
      if (!match) {
        return str;
      }
      var escape;
      var html = "";
      var index = 0;
      var lastIndex = 0;
      for (index = match.index; index < str.length; index++) {
        switch (str.charCodeAt(index)) {
          case 34:
            escape = "&quot;";
            break;
          case 38:
            escape = "&amp;";
            break;
          case 39:
            escape = "&#39;";
            break;
          case 60:
            escape = "&lt;";
            break;
          case 62:
            escape = "&gt;";
            break;
          default:
            continue;
        }
        if (lastIndex !== index) {
          html += str.substring(lastIndex, index);
        }
        lastIndex = index + 1;
        html += escape;
      }
      return lastIndex !== index ? html + str.substring(lastIndex, index) : html;
    }
  }
});

// node_modules/@lukeed/ms/dist/index.js
var require_dist = __commonJS({
  "node_modules/@lukeed/ms/dist/index.js"(exports) {
    var import_Reflect2 = __toESM(require_Reflect());
    var RGX = /^(-?(?:\d+)?\.?\d+) *(m(?:illiseconds?|s(?:ecs?)?))?(s(?:ec(?:onds?|s)?)?)?(m(?:in(?:utes?|s)?)?)?(h(?:ours?|rs?)?)?(d(?:ays?)?)?(w(?:eeks?|ks?)?)?(y(?:ears?|rs?)?)?$/;
    var SEC = 1e3;
    var MIN = SEC * 60;
    var HOUR = MIN * 60;
    var DAY = HOUR * 24;
    var YEAR = DAY * 365.25;
    function parse2(val) {
      var num, arr = val.toLowerCase().match(RGX);
      if (arr != null && (num = parseFloat(arr[1]))) {
        if (arr[3] != null) return num * SEC;
        if (arr[4] != null) return num * MIN;
        if (arr[5] != null) return num * HOUR;
        if (arr[6] != null) return num * DAY;
        if (arr[7] != null) return num * DAY * 7;
        if (arr[8] != null) return num * YEAR;
        return num;
      }
    }
    function fmt(val, pfx, str, long) {
      var num = (val | 0) === val ? val : ~~(val + 0.5);
      return pfx + num + (long ? " " + str + (num != 1 ? "s" : "") : str[0]);
    }
    function format2(num, long) {
      var pfx = num < 0 ? "-" : "", abs = num < 0 ? -num : num;
      if (abs < SEC) return num + (long ? " ms" : "ms");
      if (abs < MIN) return fmt(abs / SEC, pfx, "second", long);
      if (abs < HOUR) return fmt(abs / MIN, pfx, "minute", long);
      if (abs < DAY) return fmt(abs / HOUR, pfx, "hour", long);
      if (abs < YEAR) return fmt(abs / DAY, pfx, "day", long);
      return fmt(abs / YEAR, pfx, "year", long);
    }
    exports.format = format2;
    exports.parse = parse2;
  }
});

// node_modules/@fastify/send/lib/collapseLeadingSlashes.js
var require_collapseLeadingSlashes = __commonJS({
  "node_modules/@fastify/send/lib/collapseLeadingSlashes.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function collapseLeadingSlashes(str) {
      if (str[0] !== "/" || str[1] !== "/") {
        return str;
      }
      for (let i = 2, il = str.length; i < il; ++i) {
        if (str[i] !== "/") {
          return str.slice(i - 1);
        }
      }
    }
    module.exports.collapseLeadingSlashes = collapseLeadingSlashes;
  }
});

// node_modules/@fastify/send/lib/containsDotFile.js
var require_containsDotFile = __commonJS({
  "node_modules/@fastify/send/lib/containsDotFile.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function containsDotFile(parts) {
      for (let i = 0, il = parts.length; i < il; ++i) {
        if (parts[i].length !== 1 && parts[i][0] === ".") {
          return true;
        }
      }
      return false;
    }
    module.exports.containsDotFile = containsDotFile;
  }
});

// node_modules/@fastify/send/lib/contentRange.js
var require_contentRange = __commonJS({
  "node_modules/@fastify/send/lib/contentRange.js"(exports) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function contentRange(type, size, range) {
      return type + " " + (range ? range.start + "-" + range.end : "*") + "/" + size;
    }
    exports.contentRange = contentRange;
  }
});

// node_modules/@fastify/send/lib/createHtmlDocument.js
var require_createHtmlDocument = __commonJS({
  "node_modules/@fastify/send/lib/createHtmlDocument.js"(exports) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function createHtmlDocument(title, body) {
      const html = '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>' + title + "</title>\n</head>\n<body>\n<pre>" + body + "</pre>\n</body>\n</html>\n";
      return [html, Buffer.byteLength(html)];
    }
    exports.createHtmlDocument = createHtmlDocument;
  }
});

// node_modules/@fastify/send/lib/normalizeList.js
var require_normalizeList = __commonJS({
  "node_modules/@fastify/send/lib/normalizeList.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function normalizeList(val, name) {
      if (typeof val === "string") {
        return [val];
      } else if (val === false) {
        return [];
      } else if (Array.isArray(val)) {
        for (let i = 0, il = val.length; i < il; ++i) {
          if (typeof val[i] !== "string") {
            throw new TypeError(name + " must be array of strings or false");
          }
        }
        return val;
      } else {
        throw new TypeError(name + " must be array of strings or false");
      }
    }
    module.exports.normalizeList = normalizeList;
  }
});

// node_modules/@fastify/send/lib/parseBytesRange.js
var require_parseBytesRange = __commonJS({
  "node_modules/@fastify/send/lib/parseBytesRange.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function parseBytesRange(size, str) {
      const values = str.slice(str.indexOf("=") + 1);
      const ranges = [];
      const len = values.length;
      let i = 0;
      let il = 0;
      let j = 0;
      let start;
      let end;
      let commaIdx = values.indexOf(",");
      let dashIdx = values.indexOf("-");
      let prevIdx = -1;
      while (true) {
        commaIdx === -1 && (commaIdx = len);
        start = parseInt(values.slice(prevIdx + 1, dashIdx), 10);
        end = parseInt(values.slice(dashIdx + 1, commaIdx), 10);
        if (start !== start) {
          start = size - end;
          end = size - 1;
        } else if (end !== end) {
          end = size - 1;
        } else if (end > size - 1) {
          end = size - 1;
        }
        if (
          // eslint-disable-next-line no-self-compare
          start === start && // fast path of isNaN(number)
          // eslint-disable-next-line no-self-compare
          end === end && // fast path of isNaN(number)
          start > -1 && start <= end
        ) {
          ranges.push({
            start,
            end,
            index: j++
          });
        }
        if (commaIdx === len) {
          break;
        }
        prevIdx = commaIdx++;
        dashIdx = values.indexOf("-", commaIdx);
        commaIdx = values.indexOf(",", commaIdx);
      }
      if (j < 2) {
        return ranges;
      }
      ranges.sort(sortByRangeStart);
      il = j;
      j = 0;
      i = 1;
      while (i < il) {
        const range = ranges[i++];
        const current = ranges[j];
        if (range.start > current.end + 1) {
          ranges[++j] = range;
        } else if (range.end > current.end) {
          current.end = range.end;
          current.index > range.index && (current.index = range.index);
        }
      }
      ranges.length = j + 1;
      ranges.sort(sortByRangeIndex);
      return ranges;
    }
    function sortByRangeIndex(a, b) {
      return a.index - b.index;
    }
    function sortByRangeStart(a, b) {
      return a.start - b.start;
    }
    module.exports.parseBytesRange = parseBytesRange;
  }
});

// node_modules/@fastify/send/lib/parseTokenList.js
var require_parseTokenList = __commonJS({
  "node_modules/@fastify/send/lib/parseTokenList.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var slice = String.prototype.slice;
    function parseTokenList(str, cb) {
      let end = 0;
      let start = 0;
      let result;
      for (let i = 0, len = str.length; i < len; i++) {
        switch (str.charCodeAt(i)) {
          case 32:
            if (start === end) {
              start = end = i + 1;
            }
            break;
          case 44:
            if (start !== end) {
              result = cb(slice.call(str, start, end));
              if (result !== void 0) {
                return result;
              }
            }
            start = end = i + 1;
            break;
          default:
            end = i + 1;
            break;
        }
      }
      if (start !== end) {
        return cb(slice.call(str, start, end));
      }
    }
    module.exports.parseTokenList = parseTokenList;
  }
});

// node_modules/depd/index.js
var require_depd = __commonJS({
  "node_modules/depd/index.js"(exports, module) {
    var import_Reflect2 = __toESM(require_Reflect());
    var relative = __require("path").relative;
    module.exports = depd;
    var basePath = process.cwd();
    function containsNamespace(str, namespace) {
      var vals = str.split(/[ ,]+/);
      var ns = String(namespace).toLowerCase();
      for (var i = 0; i < vals.length; i++) {
        var val = vals[i];
        if (val && (val === "*" || val.toLowerCase() === ns)) {
          return true;
        }
      }
      return false;
    }
    function convertDataDescriptorToAccessor(obj, prop, message) {
      var descriptor = Object.getOwnPropertyDescriptor(obj, prop);
      var value = descriptor.value;
      descriptor.get = function getter() {
        return value;
      };
      if (descriptor.writable) {
        descriptor.set = function setter(val) {
          return value = val;
        };
      }
      delete descriptor.value;
      delete descriptor.writable;
      Object.defineProperty(obj, prop, descriptor);
      return descriptor;
    }
    function createArgumentsString(arity) {
      var str = "";
      for (var i = 0; i < arity; i++) {
        str += ", arg" + i;
      }
      return str.substr(2);
    }
    function createStackString(stack) {
      var str = this.name + ": " + this.namespace;
      if (this.message) {
        str += " deprecated " + this.message;
      }
      for (var i = 0; i < stack.length; i++) {
        str += "\n    at " + stack[i].toString();
      }
      return str;
    }
    function depd(namespace) {
      if (!namespace) {
        throw new TypeError("argument namespace is required");
      }
      var stack = getStack();
      var site = callSiteLocation(stack[1]);
      var file = site[0];
      function deprecate(message) {
        log.call(deprecate, message);
      }
      deprecate._file = file;
      deprecate._ignored = isignored(namespace);
      deprecate._namespace = namespace;
      deprecate._traced = istraced(namespace);
      deprecate._warned = /* @__PURE__ */ Object.create(null);
      deprecate.function = wrapfunction;
      deprecate.property = wrapproperty;
      return deprecate;
    }
    function eehaslisteners(emitter, type) {
      var count = typeof emitter.listenerCount !== "function" ? emitter.listeners(type).length : emitter.listenerCount(type);
      return count > 0;
    }
    function isignored(namespace) {
      if (process.noDeprecation) {
        return true;
      }
      var str = process.env.NO_DEPRECATION || "";
      return containsNamespace(str, namespace);
    }
    function istraced(namespace) {
      if (process.traceDeprecation) {
        return true;
      }
      var str = process.env.TRACE_DEPRECATION || "";
      return containsNamespace(str, namespace);
    }
    function log(message, site) {
      var haslisteners = eehaslisteners(process, "deprecation");
      if (!haslisteners && this._ignored) {
        return;
      }
      var caller;
      var callFile;
      var callSite;
      var depSite;
      var i = 0;
      var seen = false;
      var stack = getStack();
      var file = this._file;
      if (site) {
        depSite = site;
        callSite = callSiteLocation(stack[1]);
        callSite.name = depSite.name;
        file = callSite[0];
      } else {
        i = 2;
        depSite = callSiteLocation(stack[i]);
        callSite = depSite;
      }
      for (; i < stack.length; i++) {
        caller = callSiteLocation(stack[i]);
        callFile = caller[0];
        if (callFile === file) {
          seen = true;
        } else if (callFile === this._file) {
          file = this._file;
        } else if (seen) {
          break;
        }
      }
      var key = caller ? depSite.join(":") + "__" + caller.join(":") : void 0;
      if (key !== void 0 && key in this._warned) {
        return;
      }
      this._warned[key] = true;
      var msg = message;
      if (!msg) {
        msg = callSite === depSite || !callSite.name ? defaultMessage(depSite) : defaultMessage(callSite);
      }
      if (haslisteners) {
        var err = DeprecationError(this._namespace, msg, stack.slice(i));
        process.emit("deprecation", err);
        return;
      }
      var format2 = process.stderr.isTTY ? formatColor : formatPlain;
      var output = format2.call(this, msg, caller, stack.slice(i));
      process.stderr.write(output + "\n", "utf8");
    }
    function callSiteLocation(callSite) {
      var file = callSite.getFileName() || "<anonymous>";
      var line = callSite.getLineNumber();
      var colm = callSite.getColumnNumber();
      if (callSite.isEval()) {
        file = callSite.getEvalOrigin() + ", " + file;
      }
      var site = [file, line, colm];
      site.callSite = callSite;
      site.name = callSite.getFunctionName();
      return site;
    }
    function defaultMessage(site) {
      var callSite = site.callSite;
      var funcName = site.name;
      if (!funcName) {
        funcName = "<anonymous@" + formatLocation(site) + ">";
      }
      var context = callSite.getThis();
      var typeName = context && callSite.getTypeName();
      if (typeName === "Object") {
        typeName = void 0;
      }
      if (typeName === "Function") {
        typeName = context.name || typeName;
      }
      return typeName && callSite.getMethodName() ? typeName + "." + funcName : funcName;
    }
    function formatPlain(msg, caller, stack) {
      var timestamp = (/* @__PURE__ */ new Date()).toUTCString();
      var formatted = timestamp + " " + this._namespace + " deprecated " + msg;
      if (this._traced) {
        for (var i = 0; i < stack.length; i++) {
          formatted += "\n    at " + stack[i].toString();
        }
        return formatted;
      }
      if (caller) {
        formatted += " at " + formatLocation(caller);
      }
      return formatted;
    }
    function formatColor(msg, caller, stack) {
      var formatted = "\x1B[36;1m" + this._namespace + "\x1B[22;39m \x1B[33;1mdeprecated\x1B[22;39m \x1B[0m" + msg + "\x1B[39m";
      if (this._traced) {
        for (var i = 0; i < stack.length; i++) {
          formatted += "\n    \x1B[36mat " + stack[i].toString() + "\x1B[39m";
        }
        return formatted;
      }
      if (caller) {
        formatted += " \x1B[36m" + formatLocation(caller) + "\x1B[39m";
      }
      return formatted;
    }
    function formatLocation(callSite) {
      return relative(basePath, callSite[0]) + ":" + callSite[1] + ":" + callSite[2];
    }
    function getStack() {
      var limit = Error.stackTraceLimit;
      var obj = {};
      var prep = Error.prepareStackTrace;
      Error.prepareStackTrace = prepareObjectStackTrace;
      Error.stackTraceLimit = Math.max(10, limit);
      Error.captureStackTrace(obj);
      var stack = obj.stack.slice(1);
      Error.prepareStackTrace = prep;
      Error.stackTraceLimit = limit;
      return stack;
    }
    function prepareObjectStackTrace(obj, stack) {
      return stack;
    }
    function wrapfunction(fn, message) {
      if (typeof fn !== "function") {
        throw new TypeError("argument fn must be a function");
      }
      var args = createArgumentsString(fn.length);
      var stack = getStack();
      var site = callSiteLocation(stack[1]);
      site.name = fn.name;
      var deprecatedfn = new Function(
        "fn",
        "log",
        "deprecate",
        "message",
        "site",
        '"use strict"\nreturn function (' + args + ") {log.call(deprecate, message, site)\nreturn fn.apply(this, arguments)\n}"
      )(fn, log, this, message, site);
      return deprecatedfn;
    }
    function wrapproperty(obj, prop, message) {
      if (!obj || typeof obj !== "object" && typeof obj !== "function") {
        throw new TypeError("argument obj must be object");
      }
      var descriptor = Object.getOwnPropertyDescriptor(obj, prop);
      if (!descriptor) {
        throw new TypeError("must call property on owner object");
      }
      if (!descriptor.configurable) {
        throw new TypeError("property must be configurable");
      }
      var deprecate = this;
      var stack = getStack();
      var site = callSiteLocation(stack[1]);
      site.name = prop;
      if ("value" in descriptor) {
        descriptor = convertDataDescriptorToAccessor(obj, prop, message);
      }
      var get = descriptor.get;
      var set = descriptor.set;
      if (typeof get === "function") {
        descriptor.get = function getter() {
          log.call(deprecate, message, site);
          return get.apply(this, arguments);
        };
      }
      if (typeof set === "function") {
        descriptor.set = function setter() {
          log.call(deprecate, message, site);
          return set.apply(this, arguments);
        };
      }
      Object.defineProperty(obj, prop, descriptor);
    }
    function DeprecationError(namespace, message, stack) {
      var error = new Error();
      var stackString;
      Object.defineProperty(error, "constructor", {
        value: DeprecationError
      });
      Object.defineProperty(error, "message", {
        configurable: true,
        enumerable: false,
        value: message,
        writable: true
      });
      Object.defineProperty(error, "name", {
        enumerable: false,
        configurable: true,
        value: "DeprecationError",
        writable: true
      });
      Object.defineProperty(error, "namespace", {
        configurable: true,
        enumerable: false,
        value: namespace,
        writable: true
      });
      Object.defineProperty(error, "stack", {
        configurable: true,
        enumerable: false,
        get: function() {
          if (stackString !== void 0) {
            return stackString;
          }
          return stackString = createStackString.call(this, stack);
        },
        set: function setter(val) {
          stackString = val;
        }
      });
      return error;
    }
  }
});

// node_modules/setprototypeof/index.js
var require_setprototypeof = __commonJS({
  "node_modules/setprototypeof/index.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    module.exports = Object.setPrototypeOf || ({ __proto__: [] } instanceof Array ? setProtoOf : mixinProperties);
    function setProtoOf(obj, proto) {
      obj.__proto__ = proto;
      return obj;
    }
    function mixinProperties(obj, proto) {
      for (var prop in proto) {
        if (!Object.prototype.hasOwnProperty.call(obj, prop)) {
          obj[prop] = proto[prop];
        }
      }
      return obj;
    }
  }
});

// node_modules/statuses/codes.json
var require_codes = __commonJS({
  "node_modules/statuses/codes.json"(exports, module) {
    module.exports = {
      "100": "Continue",
      "101": "Switching Protocols",
      "102": "Processing",
      "103": "Early Hints",
      "200": "OK",
      "201": "Created",
      "202": "Accepted",
      "203": "Non-Authoritative Information",
      "204": "No Content",
      "205": "Reset Content",
      "206": "Partial Content",
      "207": "Multi-Status",
      "208": "Already Reported",
      "226": "IM Used",
      "300": "Multiple Choices",
      "301": "Moved Permanently",
      "302": "Found",
      "303": "See Other",
      "304": "Not Modified",
      "305": "Use Proxy",
      "307": "Temporary Redirect",
      "308": "Permanent Redirect",
      "400": "Bad Request",
      "401": "Unauthorized",
      "402": "Payment Required",
      "403": "Forbidden",
      "404": "Not Found",
      "405": "Method Not Allowed",
      "406": "Not Acceptable",
      "407": "Proxy Authentication Required",
      "408": "Request Timeout",
      "409": "Conflict",
      "410": "Gone",
      "411": "Length Required",
      "412": "Precondition Failed",
      "413": "Payload Too Large",
      "414": "URI Too Long",
      "415": "Unsupported Media Type",
      "416": "Range Not Satisfiable",
      "417": "Expectation Failed",
      "418": "I'm a Teapot",
      "421": "Misdirected Request",
      "422": "Unprocessable Entity",
      "423": "Locked",
      "424": "Failed Dependency",
      "425": "Too Early",
      "426": "Upgrade Required",
      "428": "Precondition Required",
      "429": "Too Many Requests",
      "431": "Request Header Fields Too Large",
      "451": "Unavailable For Legal Reasons",
      "500": "Internal Server Error",
      "501": "Not Implemented",
      "502": "Bad Gateway",
      "503": "Service Unavailable",
      "504": "Gateway Timeout",
      "505": "HTTP Version Not Supported",
      "506": "Variant Also Negotiates",
      "507": "Insufficient Storage",
      "508": "Loop Detected",
      "509": "Bandwidth Limit Exceeded",
      "510": "Not Extended",
      "511": "Network Authentication Required"
    };
  }
});

// node_modules/statuses/index.js
var require_statuses = __commonJS({
  "node_modules/statuses/index.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var codes = require_codes();
    module.exports = status;
    status.message = codes;
    status.code = createMessageToStatusCodeMap(codes);
    status.codes = createStatusCodeList(codes);
    status.redirect = {
      300: true,
      301: true,
      302: true,
      303: true,
      305: true,
      307: true,
      308: true
    };
    status.empty = {
      204: true,
      205: true,
      304: true
    };
    status.retry = {
      502: true,
      503: true,
      504: true
    };
    function createMessageToStatusCodeMap(codes2) {
      var map = {};
      Object.keys(codes2).forEach(function forEachCode(code) {
        var message = codes2[code];
        var status2 = Number(code);
        map[message.toLowerCase()] = status2;
      });
      return map;
    }
    function createStatusCodeList(codes2) {
      return Object.keys(codes2).map(function mapCode(code) {
        return Number(code);
      });
    }
    function getStatusCode(message) {
      var msg = message.toLowerCase();
      if (!Object.prototype.hasOwnProperty.call(status.code, msg)) {
        throw new Error('invalid status message: "' + message + '"');
      }
      return status.code[msg];
    }
    function getStatusMessage(code) {
      if (!Object.prototype.hasOwnProperty.call(status.message, code)) {
        throw new Error("invalid status code: " + code);
      }
      return status.message[code];
    }
    function status(code) {
      if (typeof code === "number") {
        return getStatusMessage(code);
      }
      if (typeof code !== "string") {
        throw new TypeError("code must be a number or string");
      }
      var n = parseInt(code, 10);
      if (!isNaN(n)) {
        return getStatusMessage(n);
      }
      return getStatusCode(code);
    }
  }
});

// node_modules/inherits/inherits_browser.js
var require_inherits_browser = __commonJS({
  "node_modules/inherits/inherits_browser.js"(exports, module) {
    var import_Reflect2 = __toESM(require_Reflect());
    if (typeof Object.create === "function") {
      module.exports = function inherits(ctor, superCtor) {
        if (superCtor) {
          ctor.super_ = superCtor;
          ctor.prototype = Object.create(superCtor.prototype, {
            constructor: {
              value: ctor,
              enumerable: false,
              writable: true,
              configurable: true
            }
          });
        }
      };
    } else {
      module.exports = function inherits(ctor, superCtor) {
        if (superCtor) {
          ctor.super_ = superCtor;
          var TempCtor = function() {
          };
          TempCtor.prototype = superCtor.prototype;
          ctor.prototype = new TempCtor();
          ctor.prototype.constructor = ctor;
        }
      };
    }
  }
});

// node_modules/inherits/inherits.js
var require_inherits = __commonJS({
  "node_modules/inherits/inherits.js"(exports, module) {
    var import_Reflect2 = __toESM(require_Reflect());
    try {
      util = __require("util");
      if (typeof util.inherits !== "function") throw "";
      module.exports = util.inherits;
    } catch (e) {
      module.exports = require_inherits_browser();
    }
    var util;
  }
});

// node_modules/toidentifier/index.js
var require_toidentifier = __commonJS({
  "node_modules/toidentifier/index.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    module.exports = toIdentifier;
    function toIdentifier(str) {
      return str.split(" ").map(function(token) {
        return token.slice(0, 1).toUpperCase() + token.slice(1);
      }).join("").replace(/[^ _0-9a-z]/gi, "");
    }
  }
});

// node_modules/http-errors/index.js
var require_http_errors = __commonJS({
  "node_modules/http-errors/index.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var deprecate = require_depd()("http-errors");
    var setPrototypeOf = require_setprototypeof();
    var statuses = require_statuses();
    var inherits = require_inherits();
    var toIdentifier = require_toidentifier();
    module.exports = createError;
    module.exports.HttpError = createHttpErrorConstructor();
    module.exports.isHttpError = createIsHttpErrorFunction(module.exports.HttpError);
    populateConstructorExports(module.exports, statuses.codes, module.exports.HttpError);
    function codeClass(status) {
      return Number(String(status).charAt(0) + "00");
    }
    function createError() {
      var err;
      var msg;
      var status = 500;
      var props = {};
      for (var i = 0; i < arguments.length; i++) {
        var arg = arguments[i];
        var type = typeof arg;
        if (type === "object" && arg instanceof Error) {
          err = arg;
          status = err.status || err.statusCode || status;
        } else if (type === "number" && i === 0) {
          status = arg;
        } else if (type === "string") {
          msg = arg;
        } else if (type === "object") {
          props = arg;
        } else {
          throw new TypeError("argument #" + (i + 1) + " unsupported type " + type);
        }
      }
      if (typeof status === "number" && (status < 400 || status >= 600)) {
        deprecate("non-error status code; use only 4xx or 5xx status codes");
      }
      if (typeof status !== "number" || !statuses.message[status] && (status < 400 || status >= 600)) {
        status = 500;
      }
      var HttpError = createError[status] || createError[codeClass(status)];
      if (!err) {
        err = HttpError ? new HttpError(msg) : new Error(msg || statuses.message[status]);
        Error.captureStackTrace(err, createError);
      }
      if (!HttpError || !(err instanceof HttpError) || err.status !== status) {
        err.expose = status < 500;
        err.status = err.statusCode = status;
      }
      for (var key in props) {
        if (key !== "status" && key !== "statusCode") {
          err[key] = props[key];
        }
      }
      return err;
    }
    function createHttpErrorConstructor() {
      function HttpError() {
        throw new TypeError("cannot construct abstract class");
      }
      inherits(HttpError, Error);
      return HttpError;
    }
    function createClientErrorConstructor(HttpError, name, code) {
      var className = toClassName(name);
      function ClientError(message) {
        var msg = message != null ? message : statuses.message[code];
        var err = new Error(msg);
        Error.captureStackTrace(err, ClientError);
        setPrototypeOf(err, ClientError.prototype);
        Object.defineProperty(err, "message", {
          enumerable: true,
          configurable: true,
          value: msg,
          writable: true
        });
        Object.defineProperty(err, "name", {
          enumerable: false,
          configurable: true,
          value: className,
          writable: true
        });
        return err;
      }
      inherits(ClientError, HttpError);
      nameFunc(ClientError, className);
      ClientError.prototype.status = code;
      ClientError.prototype.statusCode = code;
      ClientError.prototype.expose = true;
      return ClientError;
    }
    function createIsHttpErrorFunction(HttpError) {
      return function isHttpError(val) {
        if (!val || typeof val !== "object") {
          return false;
        }
        if (val instanceof HttpError) {
          return true;
        }
        return val instanceof Error && typeof val.expose === "boolean" && typeof val.statusCode === "number" && val.status === val.statusCode;
      };
    }
    function createServerErrorConstructor(HttpError, name, code) {
      var className = toClassName(name);
      function ServerError(message) {
        var msg = message != null ? message : statuses.message[code];
        var err = new Error(msg);
        Error.captureStackTrace(err, ServerError);
        setPrototypeOf(err, ServerError.prototype);
        Object.defineProperty(err, "message", {
          enumerable: true,
          configurable: true,
          value: msg,
          writable: true
        });
        Object.defineProperty(err, "name", {
          enumerable: false,
          configurable: true,
          value: className,
          writable: true
        });
        return err;
      }
      inherits(ServerError, HttpError);
      nameFunc(ServerError, className);
      ServerError.prototype.status = code;
      ServerError.prototype.statusCode = code;
      ServerError.prototype.expose = false;
      return ServerError;
    }
    function nameFunc(func, name) {
      var desc = Object.getOwnPropertyDescriptor(func, "name");
      if (desc && desc.configurable) {
        desc.value = name;
        Object.defineProperty(func, "name", desc);
      }
    }
    function populateConstructorExports(exports2, codes, HttpError) {
      codes.forEach(function forEachCode(code) {
        var CodeError;
        var name = toIdentifier(statuses.message[code]);
        switch (codeClass(code)) {
          case 400:
            CodeError = createClientErrorConstructor(HttpError, name, code);
            break;
          case 500:
            CodeError = createServerErrorConstructor(HttpError, name, code);
            break;
        }
        if (CodeError) {
          exports2[code] = CodeError;
          exports2[name] = CodeError;
        }
      });
    }
    function toClassName(name) {
      return name.slice(-5) === "Error" ? name : name + "Error";
    }
  }
});

// node_modules/@fastify/send/lib/createHttpError.js
var require_createHttpError = __commonJS({
  "node_modules/@fastify/send/lib/createHttpError.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var createError = require_http_errors();
    function createHttpError(status, err) {
      if (!err) {
        return createError(status);
      }
      return err instanceof Error ? createError(status, err, { expose: false }) : createError(status, err);
    }
    module.exports.createHttpError = createHttpError;
  }
});

// node_modules/@fastify/send/lib/send.js
var require_send = __commonJS({
  "node_modules/@fastify/send/lib/send.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var fs = __require("node:fs");
    var path = __require("node:path");
    var stream = __require("node:stream");
    var debug = __require("node:util").debuglog("send");
    var decode = require_fast_decode_uri_component();
    var escapeHtml = require_escape_html();
    var mime = require_mime();
    var ms = require_dist();
    var { collapseLeadingSlashes } = require_collapseLeadingSlashes();
    var { containsDotFile } = require_containsDotFile();
    var { contentRange } = require_contentRange();
    var { createHtmlDocument } = require_createHtmlDocument();
    var { isUtf8MimeType } = require_isUtf8MimeType();
    var { normalizeList } = require_normalizeList();
    var { parseBytesRange } = require_parseBytesRange();
    var { parseTokenList } = require_parseTokenList();
    var { createHttpError } = require_createHttpError();
    var extname = path.extname;
    var join = path.join;
    var normalize = path.normalize;
    var resolve = path.resolve;
    var sep = path.sep;
    var Readable = stream.Readable;
    var BYTES_RANGE_REGEXP = /^ *bytes=/;
    var MAX_MAXAGE = 60 * 60 * 24 * 365 * 1e3;
    var UP_PATH_REGEXP = /(?:^|[\\/])\.\.(?:[\\/]|$)/;
    var ERROR_RESPONSES = {
      400: createHtmlDocument("Error", "Bad Request"),
      403: createHtmlDocument("Error", "Forbidden"),
      404: createHtmlDocument("Error", "Not Found"),
      412: createHtmlDocument("Error", "Precondition Failed"),
      416: createHtmlDocument("Error", "Range Not Satisfiable"),
      500: createHtmlDocument("Error", "Internal Server Error")
    };
    var validDotFilesOptions = [
      "allow",
      "ignore",
      "deny"
    ];
    function normalizeMaxAge(_maxage) {
      let maxage;
      if (typeof _maxage === "string") {
        maxage = ms.parse(_maxage);
      } else {
        maxage = Number(_maxage);
      }
      if (maxage !== maxage) {
        return 0;
      }
      return Math.min(Math.max(0, maxage), MAX_MAXAGE);
    }
    function normalizeOptions(options) {
      options = options ?? {};
      const acceptRanges = options.acceptRanges !== void 0 ? Boolean(options.acceptRanges) : true;
      const cacheControl = options.cacheControl !== void 0 ? Boolean(options.cacheControl) : true;
      const contentType = options.contentType !== void 0 ? Boolean(options.contentType) : true;
      const etag = options.etag !== void 0 ? Boolean(options.etag) : true;
      const dotfiles = options.dotfiles !== void 0 ? validDotFilesOptions.indexOf(options.dotfiles) : 1;
      if (dotfiles === -1) {
        throw new TypeError('dotfiles option must be "allow", "deny", or "ignore"');
      }
      const extensions = options.extensions !== void 0 ? normalizeList(options.extensions, "extensions option") : [];
      const immutable = options.immutable !== void 0 ? Boolean(options.immutable) : false;
      const index = options.index !== void 0 ? normalizeList(options.index, "index option") : ["index.html"];
      const lastModified = options.lastModified !== void 0 ? Boolean(options.lastModified) : true;
      const maxage = normalizeMaxAge(options.maxAge ?? options.maxage);
      const maxContentRangeChunkSize = options.maxContentRangeChunkSize !== void 0 ? Number(options.maxContentRangeChunkSize) : null;
      let onFile = null;
      if (options.onFile !== void 0) {
        if (typeof options.onFile !== "function") {
          throw new TypeError("onFile option must be a function");
        }
        onFile = options.onFile;
      }
      const root = options.root ? resolve(options.root) : null;
      const highWaterMark = Number.isSafeInteger(options.highWaterMark) && options.highWaterMark > 0 ? options.highWaterMark : null;
      return {
        acceptRanges,
        cacheControl,
        contentType,
        etag,
        dotfiles,
        extensions,
        immutable,
        index,
        lastModified,
        maxage,
        maxContentRangeChunkSize,
        onFile,
        root,
        highWaterMark,
        start: options.start,
        end: options.end
      };
    }
    function normalizePath(_path, root) {
      let path2 = decode(_path);
      if (path2 == null) {
        return { statusCode: 400 };
      }
      if (~path2.indexOf("\0")) {
        return { statusCode: 400 };
      }
      let parts;
      if (root !== null) {
        if (path2) {
          path2 = normalize("." + sep + path2);
        }
        if (UP_PATH_REGEXP.test(path2)) {
          debug('malicious path "%s"', path2);
          return { statusCode: 403 };
        }
        parts = path2.split(sep);
        path2 = normalize(join(root, path2));
      } else {
        if (UP_PATH_REGEXP.test(path2)) {
          debug('malicious path "%s"', path2);
          return { statusCode: 403 };
        }
        parts = normalize(path2).split(sep);
        path2 = resolve(path2);
      }
      return { path: path2, parts };
    }
    function hasTrailingSlash(path2) {
      return path2[path2.length - 1] === "/";
    }
    function isConditionalGET(request) {
      return request.headers["if-match"] || request.headers["if-unmodified-since"] || request.headers["if-none-match"] || request.headers["if-modified-since"];
    }
    function isNotModifiedFailure(request, headers) {
      if ("cache-control" in request.headers && request.headers["cache-control"].indexOf("no-cache") !== -1) {
        return false;
      }
      if ("if-none-match" in request.headers) {
        const ifNoneMatch = request.headers["if-none-match"];
        if (ifNoneMatch === "*") {
          return true;
        }
        const etag = headers.ETag;
        if (typeof etag !== "string") {
          return false;
        }
        const etagL = etag.length;
        const isMatching = parseTokenList(ifNoneMatch, function(match) {
          const mL = match.length;
          if (etagL === mL && match === etag || etagL > mL && "W/" + match === etag) {
            return true;
          }
        });
        if (isMatching) {
          return true;
        }
        return false;
      }
      if ("if-modified-since" in request.headers) {
        const ifModifiedSince = request.headers["if-modified-since"];
        const lastModified = headers["Last-Modified"];
        if (lastModified && Date.parse(lastModified) <= Date.parse(ifModifiedSince)) {
          return true;
        }
      }
      return false;
    }
    function isPreconditionFailure(request, headers) {
      const ifMatch = request.headers["if-match"];
      if (ifMatch) {
        const etag = headers.ETag;
        if (ifMatch !== "*") {
          const isMatching = parseTokenList(ifMatch, function(match) {
            if (match === etag || "W/" + match === etag) {
              return true;
            }
          }) || false;
          if (isMatching !== true) {
            return true;
          }
        }
      }
      if ("if-unmodified-since" in request.headers) {
        const ifUnmodifiedSince = request.headers["if-unmodified-since"];
        const unmodifiedSince = Date.parse(ifUnmodifiedSince);
        if (unmodifiedSince === unmodifiedSince) {
          const lastModified = Date.parse(headers["Last-Modified"]);
          if (
            // eslint-disable-next-line no-self-compare
            lastModified !== lastModified || // fast path of isNaN(number)
            lastModified > unmodifiedSince
          ) {
            return true;
          }
        }
      }
      return false;
    }
    function isRangeFresh(request, headers) {
      if (!("if-range" in request.headers)) {
        return true;
      }
      const ifRange = request.headers["if-range"];
      if (ifRange.indexOf('"') !== -1) {
        const etag = headers.ETag;
        return etag && ifRange.indexOf(etag) !== -1 || false;
      }
      const ifRangeTimestamp = Date.parse(ifRange);
      if (ifRangeTimestamp !== ifRangeTimestamp) {
        return false;
      }
      const lastModified = Date.parse(headers["Last-Modified"]);
      return (
        // eslint-disable-next-line no-self-compare
        lastModified !== lastModified || // fast path of isNaN(number)
        lastModified <= ifRangeTimestamp
      );
    }
    function tryStat(path2) {
      return new Promise((resolve2) => {
        fs.stat(path2, function onstat(error, stat) {
          resolve2({ error, stat });
        });
      });
    }
    function sendError(statusCode, err) {
      const headers = {};
      if (err && err.headers) {
        for (const headerName in err.headers) {
          headers[headerName] = err.headers[headerName];
        }
      }
      const doc = ERROR_RESPONSES[statusCode];
      headers["Content-Type"] = "text/html; charset=utf-8";
      headers["Content-Length"] = doc[1];
      headers["Content-Security-Policy"] = "default-src 'none'";
      headers["X-Content-Type-Options"] = "nosniff";
      return {
        statusCode,
        headers,
        stream: Readable.from(doc[0]),
        // metadata
        type: "error",
        metadata: { error: createHttpError(statusCode, err) }
      };
    }
    function sendStatError(err) {
      switch (err.code) {
        case "ENAMETOOLONG":
        case "ENOTDIR":
        case "ENOENT":
          return sendError(404, err);
        default:
          return sendError(500, err);
      }
    }
    function sendNotModified(headers, path2, stat) {
      debug("not modified");
      delete headers["Content-Encoding"];
      delete headers["Content-Language"];
      delete headers["Content-Length"];
      delete headers["Content-Range"];
      delete headers["Content-Type"];
      return {
        statusCode: 304,
        headers,
        stream: Readable.from(""),
        // metadata
        type: "file",
        metadata: { path: path2, stat }
      };
    }
    async function sendFileDirectly(request, path2, stat, options) {
      if (options.onFile !== null) {
        await options.onFile(path2, stat);
      }
      let len = stat.size;
      let offset = options.start ?? 0;
      let statusCode = 200;
      const headers = {};
      debug('send "%s"', path2);
      if (options.acceptRanges) {
        debug("accept ranges");
        headers["Accept-Ranges"] = "bytes";
      }
      if (options.cacheControl) {
        let cacheControl = "public, max-age=" + Math.floor(options.maxage / 1e3);
        if (options.immutable) {
          cacheControl += ", immutable";
        }
        debug("cache-control %s", cacheControl);
        headers["Cache-Control"] = cacheControl;
      }
      if (options.lastModified) {
        const modified = stat.mtime.toUTCString();
        debug("modified %s", modified);
        headers["Last-Modified"] = modified;
      }
      if (options.etag) {
        const etag = 'W/"' + stat.size.toString(16) + "-" + stat.mtime.getTime().toString(16) + '"';
        debug("etag %s", etag);
        headers.ETag = etag;
      }
      if (options.contentType) {
        let type = mime.getType(path2) || mime.default_type;
        debug("content-type %s", type);
        if (type && isUtf8MimeType(type)) {
          type += "; charset=utf-8";
        }
        if (type) {
          headers["Content-Type"] = type;
        }
      }
      if (isConditionalGET(request)) {
        if (isPreconditionFailure(request, headers)) {
          return sendError(412);
        }
        if (isNotModifiedFailure(request, headers)) {
          return sendNotModified(headers, path2, stat);
        }
      }
      len = Math.max(0, len - offset);
      if (options.end !== void 0) {
        const bytes = options.end - offset + 1;
        if (len > bytes) len = bytes;
      }
      if (options.acceptRanges) {
        const rangeHeader = request.headers.range;
        if (rangeHeader !== void 0 && BYTES_RANGE_REGEXP.test(rangeHeader)) {
          if (isRangeFresh(request, headers)) {
            const ranges = parseBytesRange(len, rangeHeader);
            if (ranges.length === 0) {
              debug("range unsatisfiable");
              headers["Content-Range"] = contentRange("bytes", len);
              return sendError(416, {
                headers: { "Content-Range": headers["Content-Range"] }
              });
            } else if (ranges.length === 1) {
              debug("range %j", ranges);
              statusCode = 206;
              if (options.maxContentRangeChunkSize) {
                ranges[0].end = Math.min(ranges[0].end, ranges[0].start + options.maxContentRangeChunkSize - 1);
              }
              headers["Content-Range"] = contentRange("bytes", len, ranges[0]);
              offset += ranges[0].start;
              len = ranges[0].end - ranges[0].start + 1;
            }
          } else {
            debug("range stale");
          }
        }
      }
      headers["Content-Length"] = len;
      if (request.method === "HEAD") {
        return {
          statusCode,
          headers,
          stream: Readable.from(""),
          // metadata
          type: "file",
          metadata: { path: path2, stat }
        };
      }
      const stream2 = fs.createReadStream(path2, {
        highWaterMark: options.highWaterMark,
        start: offset,
        end: Math.max(offset, offset + len - 1)
      });
      return {
        statusCode,
        headers,
        stream: stream2,
        // metadata
        type: "file",
        metadata: { path: path2, stat }
      };
    }
    function sendRedirect(path2, options) {
      if (hasTrailingSlash(options.path)) {
        return sendError(403);
      }
      const loc = encodeURI(collapseLeadingSlashes(options.path + "/"));
      const doc = createHtmlDocument("Redirecting", "Redirecting to " + escapeHtml(loc));
      const headers = {};
      headers["Content-Type"] = "text/html; charset=utf-8";
      headers["Content-Length"] = doc[1];
      headers["Content-Security-Policy"] = "default-src 'none'";
      headers["X-Content-Type-Options"] = "nosniff";
      headers.Location = loc;
      return {
        statusCode: 301,
        headers,
        stream: Readable.from(doc[0]),
        // metadata
        type: "directory",
        metadata: { requestPath: options.path, path: path2 }
      };
    }
    async function sendIndex(request, path2, options) {
      let err;
      for (let i = 0; i < options.index.length; i++) {
        const index = options.index[i];
        const p = join(path2, index);
        const { error, stat } = await tryStat(p);
        if (error) {
          err = error;
          continue;
        }
        if (stat.isDirectory()) continue;
        return sendFileDirectly(request, p, stat, options);
      }
      if (err) {
        return sendStatError(err);
      }
      return sendError(404);
    }
    async function sendFile(request, path2, options) {
      const { error, stat } = await tryStat(path2);
      if (error && error.code === "ENOENT" && !extname(path2) && path2[path2.length - 1] !== sep) {
        let err = error;
        for (let i = 0; i < options.extensions.length; i++) {
          const extension = options.extensions[i];
          const p = path2 + "." + extension;
          const { error: error2, stat: stat2 } = await tryStat(p);
          if (error2) {
            err = error2;
            continue;
          }
          if (stat2.isDirectory()) {
            err = null;
            continue;
          }
          return sendFileDirectly(request, p, stat2, options);
        }
        if (err) {
          return sendStatError(err);
        }
        return sendError(404);
      }
      if (error) return sendStatError(error);
      if (stat.isDirectory()) return sendRedirect(path2, options);
      return sendFileDirectly(request, path2, stat, options);
    }
    async function send(request, _path, options) {
      const opts = normalizeOptions(options);
      opts.path = _path;
      const parsed = normalizePath(_path, opts.root);
      const { path: path2, parts } = parsed;
      if (parsed.statusCode !== void 0) {
        return sendError(parsed.statusCode);
      }
      if ((debug.enabled || // if debugging is enabled, then check for all cases to log allow case
      opts.dotfiles !== 0) && containsDotFile(parts)) {
        switch (opts.dotfiles) {
          /* c8 ignore start */
          /* unreachable, because NODE_DEBUG can not be set after process is running */
          case 0:
            debug('allow dotfile "%s"', path2);
            break;
          /* c8 ignore stop */
          case 2:
            debug('deny dotfile "%s"', path2);
            return sendError(403);
          case 1:
          // 'ignore'
          default:
            debug('ignore dotfile "%s"', path2);
            return sendError(404);
        }
      }
      if (opts.index.length && hasTrailingSlash(_path)) {
        return sendIndex(request, path2, opts);
      }
      return sendFile(request, path2, opts);
    }
    module.exports.send = send;
  }
});

// node_modules/@fastify/send/index.js
var require_send2 = __commonJS({
  "node_modules/@fastify/send/index.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var isUtf8MimeType = require_isUtf8MimeType().isUtf8MimeType;
    var mime = require_mime();
    var send = require_send().send;
    module.exports = send;
    module.exports.default = send;
    module.exports.send = send;
    module.exports.isUtf8MimeType = isUtf8MimeType;
    module.exports.mime = mime;
  }
});

// node_modules/@fastify/accept-negotiator/index.js
var require_accept_negotiator = __commonJS({
  "node_modules/@fastify/accept-negotiator/index.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    function Negotiator(options) {
      if (!new.target) {
        return new Negotiator(options);
      }
      const {
        supportedValues = [],
        cache
      } = options && typeof options === "object" && options || {};
      this.supportedValues = supportedValues;
      this.cache = cache;
    }
    Negotiator.prototype.negotiate = function(header) {
      if (typeof header !== "string") {
        return null;
      }
      if (!this.cache) {
        return negotiate(header, this.supportedValues);
      }
      if (!this.cache.has(header)) {
        this.cache.set(header, negotiate(header, this.supportedValues));
      }
      return this.cache.get(header);
    };
    function negotiate(header, supportedValues) {
      if (!header || !Array.isArray(supportedValues) || supportedValues.length === 0) {
        return null;
      }
      if (header === "*") {
        return supportedValues[0];
      }
      let preferredEncoding = null;
      let preferredEncodingPriority = Infinity;
      let preferredEncodingQuality = 0;
      function processMatch(enc, quality) {
        if (quality === 0 || preferredEncodingQuality > quality) {
          return false;
        }
        const encoding = enc === "*" && supportedValues[0] || enc;
        const priority = supportedValues.indexOf(encoding);
        if (priority === -1) {
          return false;
        }
        if (priority === 0 && quality === 1) {
          preferredEncoding = encoding;
          return true;
        } else if (preferredEncodingQuality < quality) {
          preferredEncoding = encoding;
          preferredEncodingPriority = priority;
          preferredEncodingQuality = quality;
        } else if (preferredEncodingPriority > priority) {
          preferredEncoding = encoding;
          preferredEncodingPriority = priority;
          preferredEncodingQuality = quality;
        }
        return false;
      }
      parse2(header, processMatch);
      return preferredEncoding;
    }
    var BEGIN = 0;
    var TOKEN = 1;
    var QUALITY = 2;
    var END = 3;
    function parse2(header, processMatch) {
      let str = "";
      let quality;
      let state = BEGIN;
      for (let i = 0, il = header.length; i < il; ++i) {
        const char = header[i];
        if (char === " " || char === "	") {
          continue;
        } else if (char === ";") {
          if (state === TOKEN) {
            state = QUALITY;
            quality = "";
          }
          continue;
        } else if (char === ",") {
          if (state === TOKEN) {
            if (processMatch(str, 1)) {
              state = END;
              break;
            }
            state = BEGIN;
            str = "";
          } else if (state === QUALITY) {
            if (processMatch(str, parseFloat(quality) || 0)) {
              state = END;
              break;
            }
            state = BEGIN;
            str = "";
            quality = "";
          }
          continue;
        } else if (state === QUALITY) {
          if (char === "q" || char === "=") {
            continue;
          } else if (char === "." || char === "1" || char === "0" || char === "2" || char === "3" || char === "4" || char === "5" || char === "6" || char === "7" || char === "8" || char === "9") {
            quality += char;
            continue;
          }
        } else if (state === BEGIN) {
          state = TOKEN;
          str += char;
          continue;
        }
        if (state === TOKEN) {
          const prevChar = header[i - 1];
          if (prevChar === " " || prevChar === "	") {
            str = "";
          }
          str += char;
          continue;
        }
        if (processMatch(str, parseFloat(quality) || 0)) {
          state = END;
          break;
        }
        state = BEGIN;
        str = char;
        quality = "";
      }
      if (state === TOKEN) {
        processMatch(str, 1);
      } else if (state === QUALITY) {
        processMatch(str, parseFloat(quality) || 0);
      }
    }
    module.exports = negotiate;
    module.exports.default = negotiate;
    module.exports.negotiate = negotiate;
    module.exports.Negotiator = Negotiator;
  }
});

// node_modules/@fastify/static/node_modules/content-disposition/dist/index.js
var dist_exports = {};
__export(dist_exports, {
  create: () => create,
  decodeExtended: () => decodeExtended,
  encodeExtended: () => encodeExtended,
  format: () => format,
  parse: () => parse
});
function create(filename, options) {
  const type = options?.type || "attachment";
  const parameters = createParameters(filename, options?.fallback);
  return format({ type, parameters }, { extended: false });
}
function parse(header, options) {
  const len = header.length;
  const multipart = options?.multipart === true;
  const extended = options?.extended !== false;
  let index = skipOWS(header, 0, header.length);
  const typeStart = index;
  index = parseToken(header, index, len);
  const typeEnd = trailingOWS(header, typeStart, index);
  const type = header.slice(typeStart, typeEnd).toLowerCase();
  const parameters = new NullObject();
  parameter: while (index < len) {
    index = skipOWS(header, index + 1, len);
    const keyStart = index;
    while (index < len) {
      const char = header.charCodeAt(index);
      if (char === SEMI)
        continue parameter;
      if (char === EQ) {
        const keyEnd = trailingOWS(header, keyStart, index);
        const key = header.slice(keyStart, keyEnd).toLowerCase();
        index = skipOWS(header, index + 1, len);
        if (index < len && header.charCodeAt(index) === DQUOTE) {
          index++;
          let value2 = "";
          if (multipart) {
            while (index < len) {
              const code = header.charCodeAt(index++);
              if (code === DQUOTE) {
                index = parseToken(header, index, len);
                if (parameters[key] === void 0)
                  parameters[key] = value2;
                break;
              }
              if (code === /* % */
              37 && index + 1 < len) {
                const code2 = header.charCodeAt(index);
                const code3 = header.charCodeAt(index + 1);
                if (code2 === 50 && code3 === 50) {
                  value2 += '"';
                  index += 2;
                  continue;
                }
                if (code2 === 48) {
                  if (code3 === 100 || code3 === 68) {
                    value2 += "\r";
                    index += 2;
                    continue;
                  }
                  if (code3 === 97 || code3 === 65) {
                    value2 += "\n";
                    index += 2;
                    continue;
                  }
                }
              }
              value2 += String.fromCharCode(code);
            }
          } else {
            while (index < len) {
              const code = header.charCodeAt(index++);
              if (code === DQUOTE) {
                index = parseToken(header, index, len);
                if (parameters[key] === void 0)
                  parameters[key] = value2;
                break;
              }
              if (code === BSLASH && index < len) {
                value2 += header[index++];
                continue;
              }
              value2 += String.fromCharCode(code);
            }
          }
          continue parameter;
        }
        const valueStart = index;
        index = parseToken(header, index, len);
        const valueEnd = trailingOWS(header, valueStart, index);
        const value = header.slice(valueStart, valueEnd);
        if (parameters[key] === void 0) {
          parameters[key] = value;
          if (extended && key.charCodeAt(key.length - 1) === ASTERISK) {
            const normalizedKey = key.slice(0, -1);
            const decoded = decodeExtended(value);
            if (decoded !== void 0)
              parameters[normalizedKey] = decoded;
          }
        }
        continue parameter;
      }
      index++;
    }
  }
  return { type, parameters };
}
function createParameters(filename, fallback = true) {
  if (filename === void 0)
    return;
  if (typeof fallback === "string") {
    if (!ASCII_TEXT_REGEXP.test(fallback)) {
      throw new TypeError("Fallback must be valid US-ASCII: " + fallback);
    }
    if (fallback === filename)
      return { filename };
    return { filename: fallback, "filename*": encodeExtended(filename) };
  }
  if (ASCII_TEXT_REGEXP.test(filename) && !INVALID_FILENAME_REGEXP.test(filename)) {
    return { filename };
  }
  if (fallback === false) {
    return { "filename*": encodeExtended(filename) };
  }
  return {
    filename: getAscii(filename),
    "filename*": encodeExtended(filename)
  };
}
function decodeExtended(str) {
  const charsetEnd = str.indexOf("'");
  if (charsetEnd <= 0) {
    return void 0;
  }
  const languageEnd = str.indexOf("'", charsetEnd + 1);
  if (languageEnd === -1) {
    return void 0;
  }
  const charset = str.slice(0, charsetEnd).toLowerCase();
  const encoded = str.slice(languageEnd + 1);
  switch (charset) {
    case "iso-8859-1": {
      return decodeHexEscapes(encoded);
    }
    case "utf-8":
    case "utf8": {
      return tryDecodeURIComponent(encoded);
    }
  }
  return void 0;
}
function tryDecodeURIComponent(str) {
  try {
    return decodeURIComponent(str);
  } catch {
    return void 0;
  }
}
function parseToken(str, index, len) {
  while (index < len) {
    const char = str.charCodeAt(index);
    if (char === SEMI)
      break;
    index++;
  }
  return index;
}
function skipOWS(str, index, len) {
  while (index < len) {
    const char = str.charCodeAt(index);
    if (char !== SP && char !== HTAB)
      break;
    index++;
  }
  return index;
}
function trailingOWS(str, start, end) {
  while (end > start) {
    const char = str.charCodeAt(end - 1);
    if (char !== SP && char !== HTAB)
      break;
    end--;
  }
  return end;
}
function format(obj, options) {
  const { type, parameters } = obj;
  const multipart = options?.multipart === true;
  const extended = options?.extended !== false;
  if (!type || !TOKEN_REGEXP.test(type)) {
    throw new TypeError("Invalid type: " + type);
  }
  let result = type;
  if (parameters) {
    for (const param of Object.keys(parameters)) {
      const value = parameters[param];
      if (!TOKEN_REGEXP.test(param)) {
        throw new TypeError("Invalid parameter name: " + param);
      }
      if (multipart) {
        result += "; " + param + "=" + qmultipart(value);
        continue;
      }
      if (TOKEN_REGEXP.test(value)) {
        result += "; " + param + "=" + value;
        continue;
      }
      if (TEXT_REGEXP.test(value)) {
        result += "; " + param + "=" + qstring(value);
        continue;
      }
      if (!extended) {
        throw new TypeError("Invalid parameter value: " + value);
      }
      if (param.charCodeAt(param.length - 1) === ASTERISK) {
        throw new TypeError("Invalid extended parameter value: " + value);
      }
      if (parameters[param + "*"] !== void 0) {
        continue;
      }
      result += "; " + param + "*=" + encodeExtended(value);
    }
  }
  return result;
}
function getAscii(val) {
  return val.replace(NON_ASCII_REGEXP, "?");
}
function pencode(char) {
  return "%" + char.charCodeAt(0).toString(16).toUpperCase();
}
function qstring(str) {
  return '"' + str.replace(QUOTE_REGEXP, "\\$&") + '"';
}
function qmultipart(str) {
  return '"' + str.replace(/[\n\r"]/g, multipartEscape) + '"';
}
function multipartEscape(char) {
  if (char === "\n")
    return "%0A";
  if (char === "\r")
    return "%0D";
  return "%22";
}
function encodeExtended(str) {
  const encoded = encodeURIComponent(str).replace(ENCODE_URL_ATTR_CHAR_REGEXP, pencode);
  return "UTF-8''" + encoded;
}
function isHexDigit(char) {
  const code = char.charCodeAt(0);
  return code >= 48 && code <= 57 || // 0-9
  code >= 65 && code <= 70 || // A-F
  code >= 97 && code <= 102;
}
function decodeHexEscapes(str) {
  const firstEscape = str.indexOf("%");
  if (firstEscape === -1)
    return str;
  let result = str.slice(0, firstEscape);
  for (let idx = firstEscape; idx < str.length; idx++) {
    if (str[idx] === "%") {
      if (idx + 2 >= str.length || !isHexDigit(str[idx + 2]) || !isHexDigit(str[idx + 1])) {
        return;
      }
      result += String.fromCharCode(Number.parseInt(str[idx + 1] + str[idx + 2], 16));
      idx += 2;
    } else {
      result += str[idx];
    }
  }
  return result;
}
var import_Reflect, NullObject, SP, HTAB, SEMI, EQ, DQUOTE, BSLASH, ASTERISK, ENCODE_URL_ATTR_CHAR_REGEXP, NON_ASCII_REGEXP, QUOTE_REGEXP, INVALID_FILENAME_REGEXP, TEXT_REGEXP, ASCII_TEXT_REGEXP, TOKEN_REGEXP;
var init_dist = __esm({
  "node_modules/@fastify/static/node_modules/content-disposition/dist/index.js"() {
    import_Reflect = __toESM(require_Reflect());
    NullObject = /* @__PURE__ */ (() => {
      const C = function() {
      };
      C.prototype = /* @__PURE__ */ Object.create(null);
      return C;
    })();
    SP = 32;
    HTAB = 9;
    SEMI = 59;
    EQ = 61;
    DQUOTE = 34;
    BSLASH = 92;
    ASTERISK = 42;
    ENCODE_URL_ATTR_CHAR_REGEXP = /[\x00-\x20"'()*,/:;<=>?@[\\\]{}\x7f]/g;
    NON_ASCII_REGEXP = /[^\x20-\x7e]/g;
    QUOTE_REGEXP = /[\\"]/g;
    INVALID_FILENAME_REGEXP = /%[0-9A-Fa-f]{2}/;
    TEXT_REGEXP = /^[\x20-\x7e\x80-\xff]*$/;
    ASCII_TEXT_REGEXP = /^[\x20-\x7e]*$/;
    TOKEN_REGEXP = /^[!#$%&'*+.0-9A-Z^_`a-z|~-]+$/;
  }
});

// node_modules/@fastify/static/lib/errors.js
var require_errors = __commonJS({
  "node_modules/@fastify/static/lib/errors.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var { createError } = require_error();
    module.exports.FST_STATIC_INVALID_OPTION = createError(
      "FST_STATIC_INVALID_OPTION",
      '"%s" option %s'
    );
    module.exports.FST_STATIC_INVALID_OPTION_VALUE = createError(
      "FST_STATIC_INVALID_OPTION_VALUE",
      '"%s" option %s',
      500,
      TypeError
    );
    module.exports.FST_STATIC_MULTIROOT_LIST_CONFLICT = createError(
      "FST_STATIC_MULTIROOT_LIST_CONFLICT",
      "multi-root with list option is not supported",
      500,
      TypeError
    );
    module.exports.FST_STATIC_INVALID_REDIRECT_URL = createError(
      "FST_STATIC_INVALID_REDIRECT_URL",
      'Invalid redirect URL: "%s"',
      400
    );
    module.exports.FST_STATIC_FORBIDDEN_PATH = createError(
      "FST_STATIC_FORBIDDEN_PATH",
      "Forbidden",
      403
    );
  }
});

// node_modules/@fastify/static/lib/dirList.js
var require_dirList = __commonJS({
  "node_modules/@fastify/static/lib/dirList.js"(exports, module) {
    "use strict";
    var import_Reflect2 = __toESM(require_Reflect());
    var os = __require("node:os");
    var path = __require("node:path");
    var fs = __require("node:fs/promises");
    var fastq = require_queue();
    var {
      FST_STATIC_INVALID_OPTION_VALUE,
      FST_STATIC_MULTIROOT_LIST_CONFLICT
    } = require_errors();
    var fastqConcurrency = Math.max(1, os.cpus().length - 1);
    var URL_DELIMITERS_REG = /[#?]/g;
    function isPathInsideRoot(root, target) {
      const relativePath = path.relative(root, target);
      return relativePath === "" || relativePath !== ".." && !relativePath.startsWith(`..${path.sep}`) && !path.isAbsolute(relativePath);
    }
    var dirList = {
      _getExtendedInfo: async function(dir, info) {
        const depth = dir.split(path.sep).length;
        const files = await fs.readdir(dir);
        const worker = async (filename) => {
          const filePath = path.join(dir, filename);
          let stats;
          try {
            stats = await fs.stat(filePath);
          } catch {
            return;
          }
          if (stats.isDirectory()) {
            info.totalFolderCount++;
            filePath.split(path.sep).length === depth + 1 && info.folderCount++;
            await dirList._getExtendedInfo(filePath, info);
          } else {
            info.totalSize += stats.size;
            info.totalFileCount++;
            filePath.split(path.sep).length === depth + 1 && info.fileCount++;
            info.lastModified = Math.max(info.lastModified, stats.mtimeMs);
          }
        };
        const queue = fastq.promise(worker, fastqConcurrency);
        await Promise.all(files.map((filename) => queue.push(filename)));
      },
      /**
       * get extended info about a folder
       * @param {string} folderPath full path fs dir
       * @return {Promise<ExtendedInfo>}
       */
      getExtendedInfo: async function(folderPath) {
        const info = {
          totalSize: 0,
          fileCount: 0,
          totalFileCount: 0,
          folderCount: 0,
          totalFolderCount: 0,
          lastModified: 0
        };
        await dirList._getExtendedInfo(folderPath, info);
        return info;
      },
      /**
       * get files and dirs from dir, or error
       * @param {string} dir full path fs dir
       * @param {(boolean | ListOptionsJsonFormat | ListOptionsHtmlFormat)} options
       * @param {string} dotfiles
       * note: can't use glob because don't get error on non existing dir
       */
      list: async function(dir, options, dotfiles) {
        const entries = { dirs: [], files: [] };
        let files = await fs.readdir(dir);
        if (dotfiles === "deny" || dotfiles === "ignore") {
          files = files.filter((file) => file.charAt(0) !== ".");
        }
        if (files.length < 1) {
          return entries;
        }
        const worker = async (filename) => {
          let stats;
          try {
            stats = await fs.stat(path.join(dir, filename));
          } catch {
            return;
          }
          const entry = { name: filename, stats };
          if (stats.isDirectory()) {
            if (options.extendedFolderInfo) {
              entry.extendedInfo = await dirList.getExtendedInfo(path.join(dir, filename));
            }
            entries.dirs.push(entry);
          } else {
            entries.files.push(entry);
          }
        };
        const queue = fastq.promise(worker, fastqConcurrency);
        await Promise.all(files.map((filename) => queue.push(filename)));
        entries.dirs.sort((a, b) => a.name.localeCompare(b.name));
        entries.files.sort((a, b) => a.name.localeCompare(b.name));
        return entries;
      },
      /**
       * send dir list content, or 404 on error
       * @param {Fastify.Reply} reply
       * @param {string} dir full path fs dir
       * @param {(boolean | ListOptionsJsonFormat | ListOptionsHtmlFormat)} options
       * @param {string} route request route
       * @param {string} dotfiles
       */
      send: async function({ reply, dir, options, route, prefix, dotfiles }) {
        if (reply.request.query.format === "html" && typeof options.render !== "function") {
          throw new FST_STATIC_INVALID_OPTION_VALUE("list.render", "must be a function and is required with the URL parameter `format=html`");
        }
        let entries;
        try {
          entries = await dirList.list(dir, options, dotfiles);
        } catch {
          return reply.callNotFound();
        }
        const format2 = reply.request.query.format || options.format;
        if (format2 !== "html") {
          if (options.jsonFormat !== "extended") {
            const nameEntries = { dirs: [], files: [] };
            entries.dirs.forEach((entry) => nameEntries.dirs.push(entry.name));
            entries.files.forEach((entry) => nameEntries.files.push(entry.name));
            await reply.send(nameEntries);
          } else {
            await reply.send(entries);
          }
          return;
        }
        const html = options.render(
          entries.dirs.map((entry) => dirList.htmlInfo(entry, route, prefix, options)),
          entries.files.map((entry) => dirList.htmlInfo(entry, route, prefix, options))
        );
        await reply.type("text/html").send(html);
      },
      /**
       * provide the html information about entry and route, to get name and full route
       * @param entry file or dir name and stats
       * @param {string} route request route
       * @return {ListFile}
       */
      htmlInfo: function(entry, route, prefix, options) {
        if (options.names?.includes(path.basename(route))) {
          route = path.posix.normalize(path.posix.join(route, ".."));
        }
        return {
          // encodeURI leaves `#` and `?` as is, which would cut the href short
          href: encodeURI(path.posix.join(prefix, route, entry.name)).replace(URL_DELIMITERS_REG, encodeURIComponent),
          name: entry.name,
          stats: entry.stats,
          extendedInfo: entry.extendedInfo
        };
      },
      /**
       * say if the route can be handled by dir list or not
       * @param {string} route request route
       * @param {(boolean | ListOptionsJsonFormat | ListOptionsHtmlFormat)} options
       * @return {boolean}
       */
      handle: function(route, options) {
        return options.names?.includes(path.basename(route)) || // match trailing slash
        ((options.names?.includes("/") && route[route.length - 1] === "/") ?? false);
      },
      /**
       * get path from route and fs root paths, considering trailing slash
       * @param {string} root fs root path
       * @param {string} route request route
       * @return {string|null}
       */
      path: function(root, route) {
        const relativeRoute = route[route.length - 1] === "/" ? "." + route + "none" : "." + route;
        const resolvedRoot = path.resolve(root);
        const dir = path.dirname(path.resolve(resolvedRoot, relativeRoute));
        return isPathInsideRoot(resolvedRoot, dir) ? dir : null;
      },
      /**
       * validate options
       * @return {Error}
       */
      validateOptions: function(options) {
        if (!options.list) {
          return;
        }
        if (Array.isArray(options.root)) {
          return new FST_STATIC_MULTIROOT_LIST_CONFLICT();
        }
        if (options.list.format && options.list.format !== "json" && options.list.format !== "html") {
          return new FST_STATIC_INVALID_OPTION_VALUE("list.format", "must be json or html");
        }
        if (options.list.names && !Array.isArray(options.list.names)) {
          return new FST_STATIC_INVALID_OPTION_VALUE("list.names", "must be an array");
        }
        if (options.list.jsonFormat != null && options.list.jsonFormat !== "names" && options.list.jsonFormat !== "extended") {
          return new FST_STATIC_INVALID_OPTION_VALUE("list.jsonFormat", "must be names or extended");
        }
        if (options.list.format === "html" && typeof options.list.render !== "function") {
          return new FST_STATIC_INVALID_OPTION_VALUE("list.render", "must be a function and is required with html format");
        }
      }
    };
    module.exports = dirList;
  }
});

// node_modules/@fastify/static/index.js
var require_static = __commonJS({
  "node_modules/@fastify/static/index.js"(exports, module) {
    var import_Reflect2 = __toESM(require_Reflect());
    var path = __require("node:path");
    var { fileURLToPath } = __require("node:url");
    var { statSync } = __require("node:fs");
    var { readdir, stat } = __require("node:fs/promises");
    var { basename } = __require("node:path");
    var { glob } = require_index_min();
    var fp = require_fastify_plugin();
    var send = require_send2();
    var encodingNegotiator = require_accept_negotiator();
    var { create: create2 } = (init_dist(), __toCommonJS(dist_exports));
    var dirList = require_dirList();
    var errors = require_errors();
    var {
      FST_STATIC_INVALID_OPTION,
      FST_STATIC_INVALID_OPTION_VALUE,
      FST_STATIC_INVALID_REDIRECT_URL,
      FST_STATIC_FORBIDDEN_PATH
    } = errors;
    var endForwardSlashRegex = /\/$/u;
    var asteriskRegex = /\*/gu;
    var dotDotSegmentRegex = /(?:^|[\\/])\.\.(?:[\\/]|$)/u;
    var leadingDotDotSegmentRegex = /^\/?\.\.(?:[\\/]|$)/u;
    var encodedHashOrQuestionMarkRegex = /%(?:23|3f)/giu;
    var finalPathDenied = /* @__PURE__ */ Symbol("finalPathDenied");
    var supportedEncodings = ["br", "gzip", "deflate"];
    send.mime.default_type = "application/octet-stream";
    var encodingExtensionMap = {
      br: ".br",
      gzip: ".gz",
      deflate: ".deflate"
    };
    function contentDisposition(filename) {
      return create2(basename(filename));
    }
    async function fastifyStatic(fastify, opts) {
      const suppressWarning = opts.suppressWarning ?? false;
      if (opts.serve !== false || opts.root !== void 0) {
        opts.root = normalizeRoot(opts.root);
        checkRootPathForErrors(fastify, opts.root, suppressWarning);
      }
      const setHeaders = opts.setHeaders;
      if (setHeaders !== void 0 && typeof setHeaders !== "function") {
        throw new FST_STATIC_INVALID_OPTION_VALUE("setHeaders", "must be a function");
      }
      const invalidDirListOpts = dirList.validateOptions(opts);
      if (invalidDirListOpts) {
        throw invalidDirListOpts;
      }
      opts.dotfiles ??= "allow";
      const sendOptions = {
        root: opts.root,
        acceptRanges: opts.acceptRanges,
        contentType: opts.contentType,
        cacheControl: opts.cacheControl,
        dotfiles: opts.dotfiles,
        etag: opts.etag,
        extensions: opts.extensions,
        immutable: opts.immutable,
        index: opts.index,
        lastModified: opts.lastModified,
        maxAge: opts.maxAge,
        onFile: opts.onFile
      };
      let prefix = opts.prefix ??= "/";
      if (!opts.prefixAvoidTrailingSlash) {
        prefix = prefix[prefix.length - 1] === "/" ? prefix : prefix + "/";
      }
      const routeOpts = {
        constraints: opts.constraints,
        schema: {
          hide: opts.schemaHide ?? true
        },
        logLevel: opts.logLevel,
        errorHandler(error, request, reply) {
          if (error?.code === "ERR_STREAM_PREMATURE_CLOSE") {
            reply.request.raw.destroy();
            return;
          }
          return fastify.errorHandler(error, request, reply);
        }
      };
      if (opts.decorateReply !== false) {
        fastify.decorateReply("sendFile", function(filePath, rootPath, options) {
          const opts2 = typeof rootPath === "object" ? rootPath : options;
          const root = typeof rootPath === "string" ? rootPath : opts2?.root;
          pumpSendToReply(
            this.request,
            this,
            filePath,
            root || sendOptions.root,
            0,
            opts2,
            void 0,
            allowedPath !== void 0
          ).catch((error) => this.send(error));
          return this;
        });
        fastify.decorateReply(
          "download",
          function(filePath, fileName, options = {}) {
            const { root, ...opts2 } = typeof fileName === "object" ? fileName : options;
            fileName = typeof fileName === "string" ? fileName : filePath;
            this.header("content-disposition", contentDisposition(fileName));
            pumpSendToReply(
              this.request,
              this,
              filePath,
              root || sendOptions.root,
              0,
              opts2,
              void 0,
              allowedPath !== void 0
            ).catch((error) => this.send(error));
            return this;
          }
        );
      }
      if (opts.serve !== false) {
        if (opts.wildcard && typeof opts.wildcard !== "boolean") {
          throw new FST_STATIC_INVALID_OPTION_VALUE("wildcard", "must be a boolean");
        }
        if (opts.wildcard === void 0 || opts.wildcard === true) {
          let matchRoutePrefix;
          fastify.route({
            ...routeOpts,
            method: ["HEAD", "GET"],
            path: prefix + "*",
            handler(req, reply) {
              matchRoutePrefix ??= createRoutePrefixMatcher(req.routeOptions.url);
              const pathname = getPathnameForSend(req.raw.url, matchRoutePrefix);
              if (pathname === null) {
                return reply.send(forbiddenPathError());
              }
              if (pathname === void 0) {
                return reply.callNotFound();
              }
              return pumpSendToReply(
                req,
                reply,
                pathname,
                sendOptions.root,
                0,
                void 0,
                void 0,
                true
              );
            }
          });
          if (opts.redirect === true && prefix !== opts.prefix) {
            fastify.get(opts.prefix, routeOpts, (req, reply) => {
              reply.redirect(getRedirectUrl(req.raw.url), 301);
            });
          }
        } else {
          const indexes = new Set(opts.index === void 0 ? ["index.html"] : [].concat(opts.index));
          const indexDirs = /* @__PURE__ */ new Map();
          const routes = /* @__PURE__ */ new Set();
          const roots = Array.isArray(sendOptions.root) ? sendOptions.root : [sendOptions.root];
          for (let rootPath of roots) {
            rootPath = rootPath.split(path.win32.sep).join(path.posix.sep);
            !rootPath.endsWith("/") && (rootPath += "/");
            const files = await glob("**/**", {
              cwd: rootPath,
              absolute: false,
              follow: true,
              nodir: true,
              dot: opts.serveDotFiles,
              ignore: opts.globIgnore
            });
            for (let file of files) {
              file = file.split(path.win32.sep).join(path.posix.sep);
              const route = prefix + file;
              if (routes.has(route)) {
                continue;
              }
              routes.add(route);
              setUpHeadAndGet(routeOpts, route, `/${file}`, rootPath);
              const key = path.posix.basename(route);
              const dir = path.posix.dirname(route);
              if (indexes.has(key) && !indexDirs.has(dir)) {
                indexDirs.set(dir, rootPath);
              }
            }
          }
          for (const [dirname, rootPath] of indexDirs.entries()) {
            const pathname = dirname + (dirname.endsWith("/") ? "" : "/");
            const file = "/" + pathname.replace(prefix, "");
            setUpHeadAndGet(routeOpts, pathname, file, rootPath);
            if (opts.redirect === true) {
              setUpHeadAndGet(routeOpts, pathname.replace(endForwardSlashRegex, ""), file.replace(endForwardSlashRegex, ""), rootPath);
            }
          }
        }
      }
      const allowedPath = opts.allowedPath;
      async function sendDirectoryList(reply, pathname) {
        const dir = dirList.path(opts.root, pathname);
        if (!dir) {
          return false;
        }
        await dirList.send({
          reply,
          dir,
          options: opts.list,
          route: pathname,
          prefix,
          dotfiles: opts.dotfiles
        }).catch((err) => reply.send(err));
        return true;
      }
      async function pumpSendToReply(request, reply, pathname, rootPath, rootPathOffset = 0, pumpOptions, checkedEncodings, validatePathSpelling = false) {
        const pathnameOrig = pathname;
        const normalizedPathname = normalizeRequestPathname(pathname);
        const options = Object.assign({}, sendOptions, pumpOptions);
        const callerOnFile = options.onFile;
        if (rootPath) {
          if (Array.isArray(rootPath)) {
            options.root = rootPath[rootPathOffset];
          } else {
            options.root = rootPath;
          }
        } else if (path.isAbsolute(pathname) === false) {
          return reply.callNotFound();
        }
        if (dotDotSegmentRegex.test(pathname) && !leadingDotDotSegmentRegex.test(pathname)) {
          return reply.send(forbiddenPathError());
        }
        const isWindowsFilesystemPath = path.win32.isAbsolute(pathname) && !pathname.startsWith("/");
        if (!isWindowsFilesystemPath && isNonCanonicalPathname(pathname)) {
          return reply.send(forbiddenPathError());
        }
        let basePathSpellingStatus;
        if (validatePathSpelling && !isWindowsFilesystemPath) {
          basePathSpellingStatus = (await getPathSpellingStatus(pathname, options.root)).status;
          if (basePathSpellingStatus === "alias" || basePathSpellingStatus === "unverifiable") {
            return reply.send(forbiddenPathError());
          }
        }
        let encoding;
        let pathnameForSend = pathname;
        if (opts.preCompressed) {
          checkedEncodings ??= /* @__PURE__ */ new Set();
          encoding = getEncodingHeader(request.headers, checkedEncodings);
          if (encoding) {
            if (pathname.endsWith("/")) {
              pathname = findIndexFile(pathname, options.root, options.index);
              if (!pathname) {
                return reply.callNotFound();
              }
              pathnameForSend = pathnameForSend + pathname + encodingExtensionMap[encoding];
            } else {
              pathnameForSend = pathname + encodingExtensionMap[encoding];
            }
          }
        }
        if (validatePathSpelling && !isWindowsFilesystemPath && basePathSpellingStatus !== "exact") {
          const pathSpellingStatus = await getSendPathSpellingStatus(
            pathnameForSend,
            options.root,
            options.extensions
          );
          if (pathSpellingStatus === "alias" || pathSpellingStatus === "unverifiable") {
            return reply.send(forbiddenPathError());
          }
        }
        if (allowedPath && !allowedPath(normalizedPathname, options.root, request)) {
          return reply.callNotFound();
        }
        if (allowedPath && (callerOnFile === void 0 || typeof callerOnFile === "function")) {
          options.onFile = async function authorizeFinalPath(selectedPath, selectedStat) {
            let logicalPath = selectedPath;
            const encodingExtension = encodingExtensionMap[encoding];
            if (encodingExtension && logicalPath.endsWith(encodingExtension)) {
              logicalPath = logicalPath.slice(0, -encodingExtension.length);
            }
            const finalPathname = getFinalPathname(
              logicalPath,
              options.root,
              normalizedPathname.startsWith("/")
            );
            if (finalPathname === void 0 || finalPathname !== normalizedPathname && !allowedPath(finalPathname, options.root, request)) {
              throw finalPathDenied;
            }
            if (callerOnFile) {
              await callerOnFile(selectedPath, selectedStat);
            }
          };
        }
        let sendResult;
        try {
          sendResult = await send(request.raw, encodeURI(pathnameForSend), options);
        } catch (error) {
          if (error === finalPathDenied) {
            return reply.callNotFound();
          }
          throw error;
        }
        const {
          statusCode,
          headers,
          stream,
          type,
          metadata
        } = sendResult;
        switch (type) {
          case "directory": {
            const path2 = metadata.path;
            if (opts.list) {
              await dirList.send({
                reply,
                dir: path2,
                options: opts.list,
                route: pathname,
                prefix,
                dotfiles: opts.dotfiles
              }).catch((err) => reply.send(err));
            }
            if (opts.redirect === true) {
              try {
                reply.redirect(getRedirectUrl(request.raw.url), 301);
              } catch (error) {
                await reply.send(error);
              }
            } else {
              if (!pathname.endsWith("/") && findIndexFile(pathname, options.root, options.index)) {
                return pumpSendToReply(
                  request,
                  reply,
                  pathname + "/",
                  rootPath,
                  void 0,
                  pumpOptions,
                  checkedEncodings,
                  validatePathSpelling
                );
              }
              return reply.callNotFound();
            }
            break;
          }
          case "error": {
            if (statusCode === 403 && (!options.index || !options.index.length) && pathnameForSend[pathnameForSend.length - 1] === "/") {
              if (opts.list && await sendDirectoryList(reply, pathname)) {
                return;
              }
            }
            if (metadata.error.code === "ENOENT") {
              if (opts.preCompressed && encoding) {
                if (opts.redirect !== true) {
                  const indexPathname = findIndexFile(pathname, options.root, options.index);
                  if (indexPathname) {
                    return pumpSendToReply(
                      request,
                      reply,
                      pathname + "/",
                      rootPath,
                      void 0,
                      pumpOptions,
                      checkedEncodings,
                      validatePathSpelling
                    );
                  }
                }
              }
              if (opts.list && dirList.handle(pathname, opts.list) && await sendDirectoryList(reply, pathname)) {
                return;
              }
              if (encoding) {
                checkedEncodings.add(encoding);
                return pumpSendToReply(
                  request,
                  reply,
                  pathnameOrig,
                  rootPath,
                  rootPathOffset,
                  pumpOptions,
                  checkedEncodings,
                  validatePathSpelling
                );
              }
              if (Array.isArray(rootPath) && rootPathOffset < rootPath.length - 1) {
                return pumpSendToReply(
                  request,
                  reply,
                  pathname,
                  rootPath,
                  rootPathOffset + 1,
                  pumpOptions,
                  void 0,
                  validatePathSpelling
                );
              }
              return reply.callNotFound();
            }
            if (metadata.error.status === 404) {
              return reply.callNotFound();
            }
            await reply.send(metadata.error);
            break;
          }
          case "file": {
            const newStatusCode = reply.statusCode !== 200 ? reply.statusCode : statusCode;
            reply.code(newStatusCode);
            reply.headers(headers);
            setHeaders?.(reply, metadata.path, metadata.stat);
            if (opts.preCompressed) {
              addVaryAcceptEncoding(reply);
            }
            if (encoding) {
              reply.header("content-type", getContentType(pathname));
              reply.header("content-encoding", encoding);
            }
            await reply.send(stream);
            break;
          }
        }
      }
      function setUpHeadAndGet(routeOpts2, route, file, rootPath) {
        const toSetUp = Object.assign({}, routeOpts2, {
          method: ["HEAD", "GET"],
          url: route,
          handler: serveFileHandler
        });
        toSetUp.config ??= {};
        toSetUp.config.file = file;
        toSetUp.config.rootPath = rootPath;
        fastify.route(toSetUp);
      }
      async function serveFileHandler(req, reply) {
        const routeConfig = req.routeOptions?.config;
        return pumpSendToReply(req, reply, routeConfig.file, routeConfig.rootPath);
      }
    }
    function normalizeRoot(root) {
      if (root === void 0) {
        return root;
      }
      if (root instanceof URL && root.protocol === "file:") {
        return fileURLToPath(root);
      }
      if (Array.isArray(root)) {
        const result = [];
        for (let i = 0, il = root.length; i < il; ++i) {
          if (root[i] instanceof URL && root[i].protocol === "file:") {
            result.push(fileURLToPath(root[i]));
          } else {
            result.push(root[i]);
          }
        }
        return result;
      }
      return root;
    }
    function checkRootPathForErrors(fastify, rootPath, suppressWarning) {
      if (rootPath === void 0) {
        throw new FST_STATIC_INVALID_OPTION("root", "is required");
      }
      if (Array.isArray(rootPath)) {
        if (!rootPath.length) {
          throw new FST_STATIC_INVALID_OPTION("root", "array requires one or more paths");
        }
        if (new Set(rootPath).size !== rootPath.length) {
          throw new FST_STATIC_INVALID_OPTION("root", "array contains duplicate paths");
        }
        rootPath.map((path2) => checkPath(fastify, path2, suppressWarning));
        return;
      }
      if (typeof rootPath === "string") {
        return checkPath(fastify, rootPath, suppressWarning);
      }
      throw new FST_STATIC_INVALID_OPTION_VALUE("root", "must be a string or array of strings");
    }
    function checkPath(fastify, rootPath, suppressWarning) {
      if (typeof rootPath !== "string") {
        throw new FST_STATIC_INVALID_OPTION_VALUE("root", "must be a string");
      }
      if (path.isAbsolute(rootPath) === false) {
        throw new FST_STATIC_INVALID_OPTION("root", "must be an absolute path");
      }
      let pathStat;
      try {
        pathStat = statSync(rootPath);
      } catch (e) {
        if (e.code === "ENOENT") {
          !suppressWarning && fastify.log.warn(`"root" path "${rootPath}" must exist`);
          return;
        }
        throw e;
      }
      if (pathStat.isDirectory() === false) {
        throw new FST_STATIC_INVALID_OPTION("root", "must be a directory");
      }
    }
    function getContentType(path2) {
      const type = send.mime.getType(path2) || send.mime.default_type;
      if (!send.isUtf8MimeType(type)) {
        return type;
      }
      return `${type}; charset=utf-8`;
    }
    function forbiddenPathError() {
      return new FST_STATIC_FORBIDDEN_PATH();
    }
    function normalizeRequestPathname(pathname) {
      if (!pathname.startsWith("/")) {
        return pathname;
      }
      return path.posix.normalize(pathname);
    }
    function getFinalPathname(selectedPath, root, leadingSlash) {
      if (root === void 0) {
        return selectedPath;
      }
      const relativePath = path.relative(path.resolve(root), selectedPath);
      if (relativePath === ".." || relativePath.startsWith(".." + path.sep) || path.isAbsolute(relativePath)) {
        return;
      }
      const posixPath = relativePath.split(path.sep).join(path.posix.sep);
      return leadingSlash ? "/" + posixPath : posixPath;
    }
    function isNonCanonicalPathname(pathname) {
      if (pathname.length === 0) {
        return false;
      }
      if (pathname.includes("\\")) {
        return true;
      }
      return path.posix.normalize(pathname) !== pathname;
    }
    async function getPathSpellingStatus(pathname, root) {
      if (typeof root !== "string") {
        return { status: "exact" };
      }
      const segments = pathname.split("/").filter(Boolean);
      let parent = root;
      for (const segment of segments) {
        let entries;
        try {
          entries = await readdir(parent);
        } catch (error) {
          return { status: isMissingPathError(error) ? "missing" : "unverifiable" };
        }
        if (!entries.includes(segment)) {
          const candidate = path.join(root, ...segments);
          try {
            await stat(candidate);
            return { status: "alias" };
          } catch (error) {
            return { status: isMissingPathError(error) ? "missing" : "unverifiable" };
          }
        }
        parent = path.join(parent, segment);
      }
      return { status: "exact" };
    }
    async function getSendPathSpellingStatus(pathname, root, extensions) {
      let result = await getPathSpellingStatus(pathname, root);
      if (result.status !== "missing" || pathname.endsWith("/") || path.posix.extname(pathname)) {
        return result.status;
      }
      const extensionList = typeof extensions === "string" ? [extensions] : Array.isArray(extensions) ? extensions : [];
      for (const extension of extensionList) {
        const extensionPathname = `${pathname}.${extension}`;
        result = await getPathSpellingStatus(extensionPathname, root);
        if (result.status === "missing") {
          continue;
        }
        if (result.status !== "exact") {
          return result.status;
        }
        try {
          const segments = extensionPathname.split("/").filter(Boolean);
          if ((await stat(path.join(root, ...segments))).isDirectory()) {
            continue;
          }
        } catch (error) {
          if (isMissingPathError(error)) {
            continue;
          }
          return "unverifiable";
        }
        return "exact";
      }
      return "missing";
    }
    function isMissingPathError(error) {
      return error?.code === "ENOENT" || error?.code === "ENOTDIR";
    }
    function findIndexFile(pathname, root, indexFiles = ["index.html"]) {
      if (Array.isArray(indexFiles)) {
        return indexFiles.find((filename) => {
          const p = path.join(root, pathname, filename);
          try {
            const stats = statSync(p);
            return !stats.isDirectory();
          } catch {
            return false;
          }
        });
      }
      return false;
    }
    function getEncodingHeader(headers, checked) {
      if (!("accept-encoding" in headers)) return;
      const header = headers["accept-encoding"].toLowerCase().replace(asteriskRegex, "gzip");
      return encodingNegotiator.negotiate(
        header,
        supportedEncodings.filter((enc) => !checked.has(enc))
      );
    }
    function addVaryAcceptEncoding(reply) {
      const current = reply.getHeader("vary");
      if (current === void 0) {
        reply.header("vary", "accept-encoding");
        return;
      }
      const value = Array.isArray(current) ? current.join(", ") : String(current);
      const headerLength = value.length;
      let start = 0;
      for (let i = 0; i <= headerLength; i++) {
        if (i === headerLength || value[i] === ",") {
          const token = value.slice(start, i).trim().toLowerCase();
          if (token === "accept-encoding" || token === "*") {
            return;
          }
          start = i + 1;
        }
      }
      reply.header("vary", value + ", accept-encoding");
    }
    function createRoutePrefixTokens(routePrefix) {
      const tokens = [];
      let routeIndex = 0;
      let segmentStart = 0;
      while (routeIndex < routePrefix.length) {
        if (routePrefix[routeIndex] !== ":") {
          routeIndex++;
          continue;
        }
        if (segmentStart !== routeIndex) {
          tokens.push(routePrefix.slice(segmentStart, routeIndex));
        }
        routeIndex++;
        while (routeIndex < routePrefix.length && routePrefix[routeIndex] !== "/") {
          routeIndex++;
        }
        tokens.push(void 0);
        segmentStart = routeIndex;
      }
      if (segmentStart !== routePrefix.length) {
        tokens.push(routePrefix.slice(segmentStart));
      }
      return tokens;
    }
    function getRoutePrefixMatchLength(pathname, pathnameEnd, tokens) {
      let pathnameIndex = 0;
      for (const token of tokens) {
        if (token === void 0) {
          const segmentStart = pathnameIndex;
          const slashIndex = pathname.indexOf("/", pathnameIndex);
          pathnameIndex = slashIndex === -1 || slashIndex > pathnameEnd ? pathnameEnd : slashIndex;
          if (pathnameIndex === segmentStart) {
            return;
          }
          continue;
        }
        const tokenEnd = pathnameIndex + token.length;
        if (tokenEnd > pathnameEnd || !pathname.startsWith(token, pathnameIndex)) {
          return;
        }
        pathnameIndex = tokenEnd;
      }
      return pathnameIndex;
    }
    function createRoutePrefixMatcher(route) {
      const routePrefix = route.replace(/\*$/u, "");
      const routePrefixLength = routePrefix.length;
      if (routePrefix === "/") {
        return () => 0;
      }
      if (routePrefix.includes(":") === false) {
        return (pathname, pathnameEnd) => routePrefixLength <= pathnameEnd && pathname.startsWith(routePrefix) ? routePrefixLength : void 0;
      }
      const tokens = createRoutePrefixTokens(routePrefix);
      return (pathname, pathnameEnd) => getRoutePrefixMatchLength(pathname, pathnameEnd, tokens);
    }
    function getPathnameForSend(url, matchRoutePrefix) {
      const questionMark = url.indexOf("?");
      const pathnameEnd = questionMark === -1 ? url.length : questionMark;
      const prefixLength = matchRoutePrefix(url, pathnameEnd);
      if (prefixLength === void 0) {
        return;
      }
      let pathname = url.slice(prefixLength, pathnameEnd);
      if (pathname === "") {
        pathname = "/";
      } else if (!pathname.startsWith("/")) {
        pathname = "/" + pathname;
      }
      try {
        const decodedUrlPathname = decodePathname(url.slice(0, pathnameEnd));
        const decodedPathname = decodePathname(pathname);
        if (dotDotSegmentRegex.test(decodedUrlPathname) && !leadingDotDotSegmentRegex.test(decodedPathname)) {
          return null;
        }
        if (isNonCanonicalPathname(decodedPathname) || isNonCanonicalPathname(decodedUrlPathname)) {
          return null;
        }
        return decodedPathname;
      } catch {
      }
    }
    function decodePathname(pathname) {
      return decodeURI(pathname.replace(encodedHashOrQuestionMarkRegex, decodeURIComponent));
    }
    function getRedirectUrl(url) {
      let i = 0;
      for (const ul = url.length; i < ul; ++i) {
        if (url[i] !== "/" && url[i] !== "\\") break;
      }
      url = "/" + url.slice(i);
      try {
        const parsed = new URL(url, "http://localhost.com/");
        const parsedPathname = parsed.pathname;
        const trailingSlash = parsedPathname.endsWith("/") ? "" : "/";
        return parsedPathname + trailingSlash + (parsed.search || "");
      } catch {
        throw new FST_STATIC_INVALID_REDIRECT_URL(url);
      }
    }
    module.exports = fp(fastifyStatic, {
      fastify: "5.x",
      name: "@fastify/static"
    });
    module.exports.default = fastifyStatic;
    module.exports.fastifyStatic = fastifyStatic;
    module.exports.errors = errors;
  }
});
export default require_static();
//# sourceMappingURL=static-H3SLNOBY.js.map
