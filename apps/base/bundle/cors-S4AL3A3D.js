import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  require_toad_cache
} from "./chunk-ETLB5UU6.js";
import {
  require_fastify_plugin
} from "./chunk-ISUJ3IYC.js";
import {
  __commonJS,
  __name,
  __toESM,
  require_Reflect
} from "./chunk-UXXKKCA4.js";

// node_modules/@fastify/cors/vary.js
var require_vary = __commonJS({
  "node_modules/@fastify/cors/vary.js"(exports, module) {
    "use strict";
    var import_Reflect = __toESM(require_Reflect());
    var { FifoMap: FifoCache } = require_toad_cache();
    var validFieldnameRE = /^[!#$%&'*+\-.^\w`|~]+$/u;
    function validateFieldname(fieldname) {
      if (validFieldnameRE.test(fieldname) === false) {
        throw new TypeError("Fieldname contains invalid characters.");
      }
    }
    __name(validateFieldname, "validateFieldname");
    function parse(header) {
      header = header.trim().toLowerCase();
      const result = [];
      if (header.length === 0) {
      } else if (header.indexOf(",") === -1) {
        result.push(header);
      } else {
        const len = header.length;
        let start = 0;
        for (let i = 0; i <= len; ++i) {
          if (i === len || header.charCodeAt(i) === 44) {
            let tokenStart = start;
            let tokenEnd = i;
            while (tokenStart < tokenEnd && (header.charCodeAt(tokenStart) === 32 || header.charCodeAt(tokenStart) === 9)) {
              tokenStart++;
            }
            while (tokenEnd > tokenStart && (header.charCodeAt(tokenEnd - 1) === 32 || header.charCodeAt(tokenEnd - 1) === 9)) {
              tokenEnd--;
            }
            if (tokenStart < tokenEnd) {
              result.push(header.slice(tokenStart, tokenEnd));
            }
            start = i + 1;
          }
        }
      }
      return result;
    }
    __name(parse, "parse");
    function createAddFieldnameToVary(fieldname) {
      const headerCache = new FifoCache(1e3);
      validateFieldname(fieldname);
      return function(reply) {
        let header = reply.getHeader("Vary");
        if (!header) {
          reply.header("Vary", fieldname);
          return;
        }
        if (header === "*") {
          return;
        }
        if (fieldname === "*") {
          reply.header("Vary", "*");
          return;
        }
        if (Array.isArray(header)) {
          header = header.join(", ");
        }
        if (headerCache.get(header) === void 0) {
          const vals = parse(header);
          if (vals.indexOf("*") !== -1) {
            headerCache.set(header, "*");
          } else if (vals.indexOf(fieldname.toLowerCase()) === -1) {
            headerCache.set(header, header + ", " + fieldname);
          } else {
            headerCache.set(header, null);
          }
        }
        const cached = headerCache.get(header);
        if (cached !== null) {
          reply.header("Vary", cached);
        }
      };
    }
    __name(createAddFieldnameToVary, "createAddFieldnameToVary");
    module.exports.createAddFieldnameToVary = createAddFieldnameToVary;
    module.exports.addOriginToVaryHeader = createAddFieldnameToVary("Origin");
    module.exports.addAccessControlRequestHeadersToVaryHeader = createAddFieldnameToVary("Access-Control-Request-Headers");
    module.exports.parse = parse;
  }
});

// node_modules/@fastify/cors/index.js
var require_cors = __commonJS({
  "node_modules/@fastify/cors/index.js"(exports, module) {
    var import_Reflect = __toESM(require_Reflect());
    var fp = require_fastify_plugin();
    var {
      addAccessControlRequestHeadersToVaryHeader,
      addOriginToVaryHeader
    } = require_vary();
    var defaultOptions = {
      origin: "*",
      methods: "GET,HEAD,POST",
      hook: "onRequest",
      preflightContinue: false,
      optionsSuccessStatus: 204,
      credentials: false,
      exposedHeaders: null,
      allowedHeaders: null,
      maxAge: null,
      preflight: true,
      strictPreflight: true
    };
    var validHooks = [
      "onRequest",
      "preParsing",
      "preValidation",
      "preHandler",
      "preSerialization"
    ];
    var hookWithPayload = [
      "preSerialization",
      "preParsing"
    ];
    function validateHook(value, next) {
      if (validHooks.indexOf(value) !== -1) {
        return true;
      }
      next(new TypeError("@fastify/cors: Invalid hook option provided."));
      return false;
    }
    __name(validateHook, "validateHook");
    function fastifyCors(fastify, opts, next) {
      fastify.decorateRequest("corsPreflightEnabled", false);
      let hideOptionsRoute = true;
      let logLevel;
      if (typeof opts === "function") {
        handleCorsOptionsDelegator(opts, fastify, { hook: defaultOptions.hook }, next);
      } else if (opts.delegator) {
        const { delegator, ...options } = opts;
        if (!handleCorsOptionsDelegator(delegator, fastify, options, next)) return;
      } else {
        const corsOptions = normalizeCorsOptions(opts);
        if (!validateHook(corsOptions.hook, next)) return;
        if (hookWithPayload.indexOf(corsOptions.hook) !== -1) {
          fastify.addHook(corsOptions.hook, /* @__PURE__ */ __name(function handleCors(req, reply, _payload, next2) {
            addCorsHeadersHandler(fastify, corsOptions, req, reply, next2);
          }, "handleCors"));
        } else {
          fastify.addHook(corsOptions.hook, /* @__PURE__ */ __name(function handleCors(req, reply, next2) {
            addCorsHeadersHandler(fastify, corsOptions, req, reply, next2);
          }, "handleCors"));
        }
      }
      if (opts.logLevel !== void 0) logLevel = opts.logLevel;
      if (opts.hideOptionsRoute !== void 0) hideOptionsRoute = opts.hideOptionsRoute;
      fastify.options("*", { schema: { hide: hideOptionsRoute }, logLevel }, (req, reply) => {
        if (!req.corsPreflightEnabled) {
          reply.callNotFound();
          return;
        }
        reply.send();
      });
      next();
    }
    __name(fastifyCors, "fastifyCors");
    function handleCorsOptionsDelegator(optionsResolver, fastify, opts, next) {
      const hook = opts?.hook || defaultOptions.hook;
      if (!validateHook(hook, next)) return false;
      if (optionsResolver.length === 2) {
        if (hookWithPayload.indexOf(hook) !== -1) {
          fastify.addHook(hook, /* @__PURE__ */ __name(function handleCors(req, reply, _payload, next2) {
            handleCorsOptionsCallbackDelegator(optionsResolver, fastify, req, reply, next2);
          }, "handleCors"));
        } else {
          fastify.addHook(hook, /* @__PURE__ */ __name(function handleCors(req, reply, next2) {
            handleCorsOptionsCallbackDelegator(optionsResolver, fastify, req, reply, next2);
          }, "handleCors"));
        }
      } else {
        if (hookWithPayload.indexOf(hook) !== -1) {
          fastify.addHook(hook, /* @__PURE__ */ __name(function handleCors(req, reply, _payload, next2) {
            const ret = optionsResolver(req);
            if (ret && typeof ret.then === "function") {
              ret.then((options) => addCorsHeadersHandler(fastify, normalizeCorsOptions(options, true), req, reply, next2)).catch(next2);
              return;
            }
            next2(new Error("Invalid CORS origin option"));
          }, "handleCors"));
        } else {
          fastify.addHook(hook, /* @__PURE__ */ __name(function handleCors(req, reply, next2) {
            const ret = optionsResolver(req);
            if (ret && typeof ret.then === "function") {
              ret.then((options) => addCorsHeadersHandler(fastify, normalizeCorsOptions(options, true), req, reply, next2)).catch(next2);
              return;
            }
            next2(new Error("Invalid CORS origin option"));
          }, "handleCors"));
        }
      }
      return true;
    }
    __name(handleCorsOptionsDelegator, "handleCorsOptionsDelegator");
    function handleCorsOptionsCallbackDelegator(optionsResolver, fastify, req, reply, next) {
      optionsResolver(req, (err, options) => {
        if (err) {
          next(err);
        } else {
          addCorsHeadersHandler(fastify, normalizeCorsOptions(options, true), req, reply, next);
        }
      });
    }
    __name(handleCorsOptionsCallbackDelegator, "handleCorsOptionsCallbackDelegator");
    function normalizeCorsOptions(opts, dynamic) {
      const corsOptions = { ...defaultOptions, ...opts };
      if (Array.isArray(opts.origin) && opts.origin.indexOf("*") !== -1) {
        corsOptions.origin = "*";
      }
      if (Number.isInteger(corsOptions.cacheControl)) {
        corsOptions.cacheControl = `max-age=${corsOptions.cacheControl}`;
      } else if (typeof corsOptions.cacheControl !== "string") {
        corsOptions.cacheControl = null;
      }
      corsOptions.dynamic = dynamic || false;
      return corsOptions;
    }
    __name(normalizeCorsOptions, "normalizeCorsOptions");
    function addCorsHeadersHandler(fastify, globalOptions, req, reply, next) {
      const options = { ...globalOptions, ...req.routeOptions.config?.cors };
      if (typeof options.origin !== "string" && options.origin !== false || options.dynamic) {
        addOriginToVaryHeader(reply);
      }
      const resolveOriginOption = typeof options.origin === "function" ? resolveOriginWrapper(fastify, options.origin) : (_, cb) => cb(null, options.origin);
      resolveOriginOption(req, (error, resolvedOriginOption) => {
        if (error !== null) {
          return next(error);
        }
        if (resolvedOriginOption === false) {
          return next();
        }
        if (req.routeOptions.config?.cors === false) {
          return next();
        }
        if (!resolvedOriginOption) {
          return next(new Error("Invalid CORS origin option"));
        }
        addCorsHeaders(req, reply, resolvedOriginOption, options);
        if (req.raw.method === "OPTIONS" && options.preflight === true) {
          if (options.strictPreflight === true && (!req.headers.origin || !req.headers["access-control-request-method"])) {
            reply.status(400).type("text/plain").send("Invalid Preflight Request");
            return;
          }
          req.corsPreflightEnabled = true;
          addPreflightHeaders(req, reply, options);
          if (!options.preflightContinue) {
            reply.code(options.optionsSuccessStatus).header("Content-Length", "0").send();
            return;
          }
        }
        return next();
      });
    }
    __name(addCorsHeadersHandler, "addCorsHeadersHandler");
    function addCorsHeaders(req, reply, originOption, corsOptions) {
      const origin = getAccessControlAllowOriginHeader(req.headers.origin, originOption);
      if (origin) {
        reply.header("Access-Control-Allow-Origin", origin);
      }
      if (corsOptions.credentials) {
        reply.header("Access-Control-Allow-Credentials", "true");
      }
      if (corsOptions.exposedHeaders !== null) {
        reply.header(
          "Access-Control-Expose-Headers",
          Array.isArray(corsOptions.exposedHeaders) ? corsOptions.exposedHeaders.join(", ") : corsOptions.exposedHeaders
        );
      }
    }
    __name(addCorsHeaders, "addCorsHeaders");
    function addPreflightHeaders(req, reply, corsOptions) {
      reply.header(
        "Access-Control-Allow-Methods",
        Array.isArray(corsOptions.methods) ? corsOptions.methods.join(", ") : corsOptions.methods
      );
      if (corsOptions.allowedHeaders === null) {
        addAccessControlRequestHeadersToVaryHeader(reply);
        const reqAllowedHeaders = req.headers["access-control-request-headers"];
        if (reqAllowedHeaders !== void 0) {
          reply.header("Access-Control-Allow-Headers", reqAllowedHeaders);
        }
      } else {
        reply.header(
          "Access-Control-Allow-Headers",
          Array.isArray(corsOptions.allowedHeaders) ? corsOptions.allowedHeaders.join(", ") : corsOptions.allowedHeaders
        );
      }
      if (corsOptions.maxAge !== null) {
        reply.header("Access-Control-Max-Age", String(corsOptions.maxAge));
      }
      if (corsOptions.cacheControl) {
        reply.header("Cache-Control", corsOptions.cacheControl);
      }
    }
    __name(addPreflightHeaders, "addPreflightHeaders");
    function resolveOriginWrapper(fastify, origin) {
      return function(req, cb) {
        const result = origin.call(fastify, req.headers.origin, cb);
        if (result && typeof result.then === "function") {
          result.then((res) => cb(null, res), cb);
        }
      };
    }
    __name(resolveOriginWrapper, "resolveOriginWrapper");
    function getAccessControlAllowOriginHeader(reqOrigin, originOption) {
      if (typeof originOption === "string") {
        return originOption;
      }
      return isRequestOriginAllowed(reqOrigin, originOption) ? reqOrigin : false;
    }
    __name(getAccessControlAllowOriginHeader, "getAccessControlAllowOriginHeader");
    function isRequestOriginAllowed(reqOrigin, allowedOrigin) {
      if (Array.isArray(allowedOrigin)) {
        for (let i = 0; i < allowedOrigin.length; ++i) {
          if (isRequestOriginAllowed(reqOrigin, allowedOrigin[i])) {
            return true;
          }
        }
        return false;
      } else if (typeof allowedOrigin === "string") {
        return reqOrigin === allowedOrigin;
      } else if (allowedOrigin instanceof RegExp) {
        allowedOrigin.lastIndex = 0;
        return allowedOrigin.test(reqOrigin);
      } else {
        return !!allowedOrigin;
      }
    }
    __name(isRequestOriginAllowed, "isRequestOriginAllowed");
    var _fastifyCors = fp(fastifyCors, {
      fastify: "5.x",
      name: "@fastify/cors"
    });
    module.exports = _fastifyCors;
    module.exports.fastifyCors = _fastifyCors;
    module.exports.default = _fastifyCors;
  }
});
export default require_cors();
//# sourceMappingURL=cors-S4AL3A3D.js.map
