import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  __commonJS,
  __name,
  __require,
  __toESM,
  require_Reflect
} from "./chunk-UXXKKCA4.js";

// node_modules/fastify-plugin/lib/getPluginName.js
var require_getPluginName = __commonJS({
  "node_modules/fastify-plugin/lib/getPluginName.js"(exports, module) {
    "use strict";
    var import_Reflect = __toESM(require_Reflect());
    var { basename, extname } = __require("node:path");
    var FP_STACK_TRACE_REG = /at\s(?:.*\.)?plugin\s.*\n\s*(.*)/;
    var LOCATION_REG = /:\d+:\d+\)?$/;
    module.exports = /* @__PURE__ */ __name(function getPluginName(fn) {
      if (fn.name.length > 0) return fn.name;
      const stackTraceLimit = Error.stackTraceLimit;
      Error.stackTraceLimit = 10;
      try {
        throw new Error("anonymous function");
      } catch (e) {
        Error.stackTraceLimit = stackTraceLimit;
        return extractPluginName(e.stack);
      }
    }, "getPluginName");
    function extractPluginName(stack) {
      const m = stack.match(FP_STACK_TRACE_REG);
      if (!m) return "anonymous";
      const fileName = basename(m[1].replaceAll("\\", "/")).replace(LOCATION_REG, "");
      return basename(fileName, extname(fileName));
    }
    __name(extractPluginName, "extractPluginName");
    module.exports.extractPluginName = extractPluginName;
  }
});

// node_modules/fastify-plugin/lib/toCamelCase.js
var require_toCamelCase = __commonJS({
  "node_modules/fastify-plugin/lib/toCamelCase.js"(exports, module) {
    "use strict";
    var import_Reflect = __toESM(require_Reflect());
    var KEBAB_REG = /-(.)/g;
    function upperFirst(_match, char) {
      return char.toUpperCase();
    }
    __name(upperFirst, "upperFirst");
    module.exports = /* @__PURE__ */ __name(function toCamelCase(name) {
      if (name[0] === "@") {
        name = name.slice(1).replace("/", "-");
      }
      return name.replace(KEBAB_REG, upperFirst);
    }, "toCamelCase");
  }
});

// node_modules/fastify-plugin/index.js
var require_fastify_plugin = __commonJS({
  "node_modules/fastify-plugin/index.js"(exports, module) {
    "use strict";
    var import_Reflect = __toESM(require_Reflect());
    var getPluginName = require_getPluginName();
    var toCamelCase = require_toCamelCase();
    var kSkipOverride = /* @__PURE__ */ Symbol.for("skip-override");
    var kDisplayName = /* @__PURE__ */ Symbol.for("fastify.display-name");
    var kPluginMeta = /* @__PURE__ */ Symbol.for("plugin-meta");
    var count = 0;
    function plugin(fn, options = {}) {
      let autoName = false;
      if (fn?.default !== void 0) {
        fn = fn.default;
      }
      if (typeof fn !== "function") {
        throw new TypeError(
          `fastify-plugin expects a function, instead got a '${typeof fn}'`
        );
      }
      if (typeof options === "string") {
        options = {
          fastify: options
        };
      }
      if (typeof options !== "object" || Array.isArray(options) || options === null) {
        throw new TypeError("The options object should be an object");
      }
      if (options.fastify !== void 0 && typeof options.fastify !== "string") {
        throw new TypeError(`fastify-plugin expects a version string, instead got '${typeof options.fastify}'`);
      }
      if (options.name && typeof options.name !== "string") {
        throw new TypeError(`fastify-plugin expects a name string, instead got '${typeof options.name}'`);
      }
      if (!options.name) {
        autoName = true;
        options = { ...options, name: getPluginName(fn) + "-auto-" + count++ };
      }
      fn[kSkipOverride] = options.encapsulate !== true;
      fn[kDisplayName] = options.name;
      fn[kPluginMeta] = options;
      if (!fn.default) {
        fn.default = fn;
      }
      if (!autoName) {
        const camelCase = toCamelCase(options.name);
        if (!fn[camelCase]) {
          fn[camelCase] = fn;
        }
      }
      return fn;
    }
    __name(plugin, "plugin");
    module.exports = plugin;
    module.exports.default = plugin;
    module.exports.fastifyPlugin = plugin;
  }
});

export {
  require_fastify_plugin
};
//# sourceMappingURL=chunk-ISUJ3IYC.js.map
