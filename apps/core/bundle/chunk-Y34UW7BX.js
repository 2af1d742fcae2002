import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);
import {
  ClientProxyFactory,
  Injector,
  Logger,
  MESSAGES,
  MicroservicesModule,
  Module,
  NestApplicationContext,
  REQUEST,
  ServerGrpc,
  ServerKafka,
  ServerMqtt,
  ServerNats,
  ServerRMQ,
  ServerRedis,
  ServerTCP,
  Transport,
  __decorate2 as __decorate,
  __name,
  __toESM,
  makeSafeInstanceDecorator,
  optionalRequire,
  require_Reflect
} from "./chunk-AVEBPH5K.js";

// node_modules/@nestjs/microservices/index.js
var import_Reflect24 = __toESM(require_Reflect(), 1);
var import_reflect_metadata = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/deserializers/index.js
var import_Reflect2 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/deserializers/identity.deserializer.js
var import_Reflect = __toESM(require_Reflect(), 1);
var IdentityDeserializer = class {
  static {
    __name(this, "IdentityDeserializer");
  }
  deserialize(value) {
    return value;
  }
};

// node_modules/@nestjs/microservices/events/index.js
var import_Reflect3 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/index.js
var import_Reflect16 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/client-grpc.interface.js
var import_Reflect4 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/client-kafka-proxy.interface.js
var import_Reflect5 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/client-metadata.interface.js
var import_Reflect6 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/custom-transport-strategy.interface.js
var import_Reflect7 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/deserializer.interface.js
var import_Reflect8 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/message-handler.interface.js
var import_Reflect9 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/microservice-configuration.interface.js
var import_Reflect10 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/packet.interface.js
var import_Reflect11 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/pattern-metadata.interface.js
var import_Reflect12 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/pattern.interface.js
var import_Reflect13 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/request-context.interface.js
var import_Reflect14 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/interfaces/serializer.interface.js
var import_Reflect15 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/module/index.js
var import_Reflect20 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/module/clients.module.js
var import_Reflect17 = __toESM(require_Reflect(), 1);
var ClientsModule_1;
var ClientsModule = ClientsModule_1 = class ClientsModule2 {
  static {
    __name(this, "ClientsModule");
  }
  static register(options) {
    const clientsOptions = !Array.isArray(options) ? options.clients : options;
    const clients = (clientsOptions || []).map((item) => {
      return {
        provide: item.name,
        useValue: this.assignOnAppShutdownHook(ClientProxyFactory.create(item))
      };
    });
    return {
      module: ClientsModule_1,
      global: !Array.isArray(options) && options.isGlobal,
      providers: clients,
      exports: clients
    };
  }
  static registerAsync(options) {
    const clientsOptions = !Array.isArray(options) ? options.clients : options;
    const providers = clientsOptions.flatMap((item) => [
      ...this.createAsyncProviders(item),
      ...item.extraProviders || []
    ]);
    const imports = clientsOptions.reduce((accImports, option) => {
      if (!option.imports) {
        return accImports;
      }
      const toInsert = option.imports.filter((item) => !accImports.includes(item));
      return accImports.concat(toInsert);
    }, []);
    return {
      module: ClientsModule_1,
      global: !Array.isArray(options) && options.isGlobal,
      imports,
      providers,
      exports: providers
    };
  }
  static createAsyncProviders(options) {
    if (options.useExisting || options.useFactory) {
      return [this.createAsyncOptionsProvider(options)];
    }
    return [
      this.createAsyncOptionsProvider(options),
      {
        provide: options.useClass,
        useClass: options.useClass
      }
    ];
  }
  static createAsyncOptionsProvider(options) {
    if (options.useFactory) {
      return {
        provide: options.name,
        useFactory: this.createFactoryWrapper(options.useFactory),
        inject: options.inject || []
      };
    }
    return {
      provide: options.name,
      useFactory: this.createFactoryWrapper((optionsFactory) => optionsFactory.createClientOptions()),
      inject: [options.useExisting || options.useClass]
    };
  }
  static createFactoryWrapper(useFactory) {
    return async (...args) => {
      const clientOptions = await useFactory(...args);
      const clientProxyRef = ClientProxyFactory.create(clientOptions);
      return this.assignOnAppShutdownHook(clientProxyRef);
    };
  }
  static assignOnAppShutdownHook(client) {
    client.onApplicationShutdown = client.close;
    return client;
  }
};
ClientsModule = ClientsModule_1 = __decorate([
  Module({})
], ClientsModule);

// node_modules/@nestjs/microservices/module/interfaces/index.js
var import_Reflect19 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/module/interfaces/clients-module.interface.js
var import_Reflect18 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/nest-microservice.js
var import_Reflect22 = __toESM(require_Reflect(), 1);

// node_modules/@nestjs/microservices/server/server-factory.js
var import_Reflect21 = __toESM(require_Reflect(), 1);
var ServerFactory = class {
  static {
    __name(this, "ServerFactory");
  }
  static create(microserviceOptions) {
    const { transport, options } = microserviceOptions;
    switch (transport) {
      case Transport.REDIS:
        return new ServerRedis(options);
      case Transport.NATS:
        return new ServerNats(options);
      case Transport.MQTT:
        return new ServerMqtt(options);
      case Transport.GRPC:
        return new ServerGrpc(options);
      case Transport.KAFKA:
        return new ServerKafka(options);
      case Transport.RMQ:
        return new ServerRMQ(options);
      default:
        return new ServerTCP(options);
    }
  }
};

// node_modules/@nestjs/microservices/nest-microservice.js
var NestMicroservice = class _NestMicroservice extends NestApplicationContext {
  static {
    __name(this, "NestMicroservice");
  }
  graphInspector;
  applicationConfig;
  logger = new Logger(_NestMicroservice.name, {
    timestamp: true
  });
  microservicesModule = new MicroservicesModule();
  socketModule = null;
  microserviceConfig;
  serverInstance;
  isTerminated = false;
  wasInitHookCalled = false;
  /**
   * Returns an observable that emits status changes.
   */
  get status() {
    return this.serverInstance.status;
  }
  constructor(container, config = {}, graphInspector, applicationConfig) {
    super(container, config);
    this.graphInspector = graphInspector;
    this.applicationConfig = applicationConfig;
    this.injector = new Injector({
      preview: config.preview,
      instanceDecorator: config.instrument?.instanceDecorator
    });
    this.microservicesModule.register(container, this.graphInspector, this.applicationConfig, this.appOptions);
    this.createServer(config);
    this.selectContextModule();
    const modulesContainer = this.container.getModules();
    modulesContainer.addRpcTarget(this.serverInstance);
  }
  createServer(config) {
    try {
      if ("useFactory" in config) {
        const resolvedConfig = this.resolveAsyncOptions(config);
        this.microserviceConfig = resolvedConfig;
        if ("strategy" in resolvedConfig) {
          this.serverInstance = resolvedConfig.strategy;
          return;
        }
      } else {
        this.microserviceConfig = {
          transport: Transport.TCP,
          ...config
        };
        if ("strategy" in config) {
          this.serverInstance = config.strategy;
          return;
        }
      }
      this.serverInstance = ServerFactory.create(this.microserviceConfig);
    } catch (e) {
      this.logger.error(e);
      throw e;
    }
  }
  async registerModules() {
    await this.loadSocketModule();
    this.socketModule && await this.socketModule.register(this.container, this.applicationConfig, this.graphInspector, this.appOptions);
    if (!this.appOptions.preview) {
      this.microservicesModule.setupClients(this.container);
      this.registerListeners();
    }
    this.setIsInitialized(true);
    if (!this.wasInitHookCalled) {
      await this.callInitHook();
      await this.callBootstrapHook();
    }
  }
  registerListeners() {
    this.microservicesModule.setupListeners(this.container, this.serverInstance);
  }
  /**
   * Registers a web socket adapter that will be used for Gateways.
   * Use to override the default `socket.io` library.
   *
   * @param {WebSocketAdapter} adapter
   * @returns {this}
   */
  useWebSocketAdapter(adapter) {
    if (this.isInitialized) {
      this.logger.warn("Cannot apply WebSocket adapter: registration must occur before initialization.");
    }
    this.applicationConfig.setIoAdapter(adapter);
    return this;
  }
  /**
   * Registers global exception filters (will be used for every pattern handler).
   *
   * @param {...ExceptionFilter} filters
   */
  useGlobalFilters(...filters) {
    if (this.isInitialized) {
      this.logger.warn("Cannot apply global exception filters: registration must occur before initialization.");
    }
    filters = this.applyInstanceDecoratorIfRegistered(...filters);
    this.applicationConfig.useGlobalFilters(...filters);
    filters.forEach((item) => this.graphInspector.insertOrphanedEnhancer({
      subtype: "filter",
      ref: item
    }));
    return this;
  }
  /**
   * Registers global pipes (will be used for every pattern handler).
   *
   * @param {...PipeTransform} pipes
   */
  useGlobalPipes(...pipes) {
    if (this.isInitialized) {
      this.logger.warn("Global pipes registered after initialization will not be applied.");
    }
    pipes = this.applyInstanceDecoratorIfRegistered(...pipes);
    this.applicationConfig.useGlobalPipes(...pipes);
    pipes.forEach((item) => this.graphInspector.insertOrphanedEnhancer({
      subtype: "pipe",
      ref: item
    }));
    return this;
  }
  /**
   * Registers global interceptors (will be used for every pattern handler).
   *
   * @param {...NestInterceptor} interceptors
   */
  useGlobalInterceptors(...interceptors) {
    if (this.isInitialized) {
      this.logger.warn("Cannot apply global interceptors: registration must occur before initialization.");
    }
    interceptors = this.applyInstanceDecoratorIfRegistered(...interceptors);
    this.applicationConfig.useGlobalInterceptors(...interceptors);
    interceptors.forEach((item) => this.graphInspector.insertOrphanedEnhancer({
      subtype: "interceptor",
      ref: item
    }));
    return this;
  }
  useGlobalGuards(...guards) {
    if (this.isInitialized) {
      this.logger.warn("Cannot apply global guards: registration must occur before initialization.");
    }
    guards = this.applyInstanceDecoratorIfRegistered(...guards);
    this.applicationConfig.useGlobalGuards(...guards);
    guards.forEach((item) => this.graphInspector.insertOrphanedEnhancer({
      subtype: "guard",
      ref: item
    }));
    return this;
  }
  /**
   * Registers a global preRequest hook (executed before all enhancers for every pattern handler).
   *
   * @param {...PreRequestHook} hooks
   */
  registerPreRequestHook(...hooks) {
    if (this.isInitialized) {
      this.logger.warn("Cannot apply global preRequest hooks: registration must occur before initialization.");
    }
    this.applicationConfig.registerPreRequestHook(...hooks);
    return this;
  }
  async init() {
    if (this.isInitialized) {
      return this;
    }
    await this.loadSocketModule();
    await super.init();
    await this.registerModules();
    if (this.microserviceConfig?.autoFlushLogs ?? true) {
      this.flushLogs();
    }
    return this;
  }
  /**
   * Starts the microservice.
   *
   * @returns {void}
   */
  async listen() {
    this.assertNotInPreviewMode("listen");
    !this.isInitialized && await this.registerModules();
    return new Promise((resolve, reject) => {
      this.serverInstance.listen((err, info) => {
        if (this.microserviceConfig?.autoFlushLogs ?? true) {
          this.flushLogs();
        }
        if (err) {
          return reject(err);
        }
        this.logger.log(MESSAGES.MICROSERVICE_READY);
        resolve(info);
      });
    });
  }
  /**
   * Terminates the application.
   *
   * @returns {Promise<void>}
   */
  async close() {
    await this.serverInstance.close();
    if (this.isTerminated) {
      this.unsubscribeFromProcessSignals();
      return;
    }
    this.setIsTerminated(true);
    await this.closeApplication();
  }
  /**
   * Sets the flag indicating that the application is initialized.
   * @param isInitialized Value to set
   */
  setIsInitialized(isInitialized) {
    this.isInitialized = isInitialized;
  }
  /**
   * Sets the flag indicating that the application is terminated.
   * @param isTerminated Value to set
   */
  setIsTerminated(isTerminated) {
    this.isTerminated = isTerminated;
  }
  /**
   * Sets the flag indicating that the init hook was called.
   * @param isInitHookCalled Value to set
   */
  setIsInitHookCalled(isInitHookCalled) {
    this.wasInitHookCalled = isInitHookCalled;
  }
  /**
   * Registers an event listener for the given event.
   * @param event Event name
   * @param callback Callback to be executed when the event is emitted
   */
  on(event, callback) {
    if ("on" in this.serverInstance) {
      return this.serverInstance.on(event, callback);
    }
    throw new Error('"on" method not supported by the underlying server');
  }
  /**
   * Returns an instance of the underlying server/broker instance,
   * or a group of servers if there are more than one.
   */
  unwrap() {
    if ("unwrap" in this.serverInstance) {
      return this.serverInstance.unwrap();
    }
    throw new Error('"unwrap" method not supported by the underlying server');
  }
  /**
   * Returns the underlying transport server instance.
   * Use this to close only the transport (port/connection) without
   * triggering the full application shutdown lifecycle.
   */
  getTransportServer() {
    return this.serverInstance;
  }
  async closeApplication() {
    this.socketModule && await this.socketModule.close();
    this.microservicesModule && await this.microservicesModule.close();
    await super.close();
    this.setIsTerminated(true);
  }
  async dispose() {
    if (this.isTerminated) {
      return;
    }
    await this.serverInstance.close();
    this.socketModule && await this.socketModule.close();
    this.microservicesModule && await this.microservicesModule.close();
  }
  resolveAsyncOptions(config) {
    const args = config.inject?.map((token) => this.get(token, { strict: false }));
    return config.useFactory(...args);
  }
  applyInstanceDecoratorIfRegistered(...instances) {
    if (this.appOptions.instrument?.instanceDecorator) {
      const decorate = makeSafeInstanceDecorator(this.appOptions.instrument.instanceDecorator);
      return instances.map((instance) => decorate(instance));
    }
    return instances;
  }
  async loadSocketModule() {
    if (!this.socketModule) {
      const socketModule = await optionalRequire("@nestjs/websockets/socket-module", () => import("@nestjs/websockets/socket-module.js"));
      if (socketModule?.SocketModule) {
        this.socketModule = new socketModule.SocketModule();
      }
    }
  }
};

// node_modules/@nestjs/microservices/tokens.js
var import_Reflect23 = __toESM(require_Reflect(), 1);
var CONTEXT = REQUEST;

export {
  IdentityDeserializer,
  ClientsModule,
  NestMicroservice,
  CONTEXT
};
//# sourceMappingURL=chunk-Y34UW7BX.js.map
