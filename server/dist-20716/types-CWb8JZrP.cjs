const require_jobs = require("./jobs-D4Yjr5T8.cjs");
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return require_jobs._isoDateTime(require_jobs.ZodISODateTime, params);
}
// node_modules/@modelcontextprotocol/sdk/dist/esm/types.js
const LATEST_PROTOCOL_VERSION = "2025-11-25";
const DEFAULT_NEGOTIATED_PROTOCOL_VERSION = "2025-03-26";
const SUPPORTED_PROTOCOL_VERSIONS = [
	LATEST_PROTOCOL_VERSION,
	"2025-06-18",
	"2025-03-26",
	"2024-11-05",
	"2024-10-07"
];
const RELATED_TASK_META_KEY = "io.modelcontextprotocol/related-task";
const AssertObjectSchema = require_jobs.custom((v) => v !== null && (typeof v === "object" || typeof v === "function"));
const ProgressTokenSchema = require_jobs.union([require_jobs.string(), require_jobs.number().int()]);
const CursorSchema = require_jobs.string();
require_jobs.looseObject({
	ttl: require_jobs.number().optional(),
	pollInterval: require_jobs.number().optional()
});
const TaskMetadataSchema = require_jobs.object({ ttl: require_jobs.number().optional() });
const RelatedTaskMetadataSchema = require_jobs.object({ taskId: require_jobs.string() });
const RequestMetaSchema = require_jobs.looseObject({
	progressToken: ProgressTokenSchema.optional(),
	[RELATED_TASK_META_KEY]: RelatedTaskMetadataSchema.optional()
});
const BaseRequestParamsSchema = require_jobs.object({ _meta: RequestMetaSchema.optional() });
const TaskAugmentedRequestParamsSchema = BaseRequestParamsSchema.extend({ task: TaskMetadataSchema.optional() });
const isTaskAugmentedRequestParams = (value) => TaskAugmentedRequestParamsSchema.safeParse(value).success;
const RequestSchema = require_jobs.object({
	method: require_jobs.string(),
	params: BaseRequestParamsSchema.loose().optional()
});
const NotificationsParamsSchema = require_jobs.object({ _meta: RequestMetaSchema.optional() });
const NotificationSchema = require_jobs.object({
	method: require_jobs.string(),
	params: NotificationsParamsSchema.loose().optional()
});
const ResultSchema = require_jobs.looseObject({ _meta: RequestMetaSchema.optional() });
const RequestIdSchema = require_jobs.union([require_jobs.string(), require_jobs.number().int()]);
const JSONRPCRequestSchema = require_jobs.object({
	jsonrpc: require_jobs.literal("2.0"),
	id: RequestIdSchema,
	...RequestSchema.shape
}).strict();
const isJSONRPCRequest = (value) => JSONRPCRequestSchema.safeParse(value).success;
const JSONRPCNotificationSchema = require_jobs.object({
	jsonrpc: require_jobs.literal("2.0"),
	...NotificationSchema.shape
}).strict();
const isJSONRPCNotification = (value) => JSONRPCNotificationSchema.safeParse(value).success;
const JSONRPCResultResponseSchema = require_jobs.object({
	jsonrpc: require_jobs.literal("2.0"),
	id: RequestIdSchema,
	result: ResultSchema
}).strict();
const isJSONRPCResultResponse = (value) => JSONRPCResultResponseSchema.safeParse(value).success;
var ErrorCode;
(function(ErrorCode) {
	ErrorCode[ErrorCode["ConnectionClosed"] = -32e3] = "ConnectionClosed";
	ErrorCode[ErrorCode["RequestTimeout"] = -32001] = "RequestTimeout";
	ErrorCode[ErrorCode["ParseError"] = -32700] = "ParseError";
	ErrorCode[ErrorCode["InvalidRequest"] = -32600] = "InvalidRequest";
	ErrorCode[ErrorCode["MethodNotFound"] = -32601] = "MethodNotFound";
	ErrorCode[ErrorCode["InvalidParams"] = -32602] = "InvalidParams";
	ErrorCode[ErrorCode["InternalError"] = -32603] = "InternalError";
	ErrorCode[ErrorCode["UrlElicitationRequired"] = -32042] = "UrlElicitationRequired";
})(ErrorCode || (ErrorCode = {}));
const JSONRPCErrorResponseSchema = require_jobs.object({
	jsonrpc: require_jobs.literal("2.0"),
	id: RequestIdSchema.optional(),
	error: require_jobs.object({
		code: require_jobs.number().int(),
		message: require_jobs.string(),
		data: require_jobs.unknown().optional()
	})
}).strict();
const isJSONRPCErrorResponse = (value) => JSONRPCErrorResponseSchema.safeParse(value).success;
const JSONRPCMessageSchema = require_jobs.union([
	JSONRPCRequestSchema,
	JSONRPCNotificationSchema,
	JSONRPCResultResponseSchema,
	JSONRPCErrorResponseSchema
]);
require_jobs.union([JSONRPCResultResponseSchema, JSONRPCErrorResponseSchema]);
const EmptyResultSchema = ResultSchema.strict();
const CancelledNotificationParamsSchema = NotificationsParamsSchema.extend({
	requestId: RequestIdSchema.optional(),
	reason: require_jobs.string().optional()
});
const CancelledNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/cancelled"),
	params: CancelledNotificationParamsSchema
});
const IconSchema = require_jobs.object({
	src: require_jobs.string(),
	mimeType: require_jobs.string().optional(),
	sizes: require_jobs.array(require_jobs.string()).optional(),
	theme: require_jobs._enum(["light", "dark"]).optional()
});
const IconsSchema = require_jobs.object({ icons: require_jobs.array(IconSchema).optional() });
const BaseMetadataSchema = require_jobs.object({
	name: require_jobs.string(),
	title: require_jobs.string().optional()
});
const ImplementationSchema = BaseMetadataSchema.extend({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	version: require_jobs.string(),
	websiteUrl: require_jobs.string().optional(),
	description: require_jobs.string().optional()
});
const FormElicitationCapabilitySchema = require_jobs.intersection(require_jobs.object({ applyDefaults: require_jobs.boolean().optional() }), require_jobs.record(require_jobs.string(), require_jobs.unknown()));
const ElicitationCapabilitySchema = require_jobs.preprocess((value) => {
	if (value && typeof value === "object" && !Array.isArray(value)) {
		if (Object.keys(value).length === 0) return { form: {} };
	}
	return value;
}, require_jobs.intersection(require_jobs.object({
	form: FormElicitationCapabilitySchema.optional(),
	url: AssertObjectSchema.optional()
}), require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()));
const ClientTasksCapabilitySchema = require_jobs.looseObject({
	list: AssertObjectSchema.optional(),
	cancel: AssertObjectSchema.optional(),
	requests: require_jobs.looseObject({
		sampling: require_jobs.looseObject({ createMessage: AssertObjectSchema.optional() }).optional(),
		elicitation: require_jobs.looseObject({ create: AssertObjectSchema.optional() }).optional()
	}).optional()
});
const ServerTasksCapabilitySchema = require_jobs.looseObject({
	list: AssertObjectSchema.optional(),
	cancel: AssertObjectSchema.optional(),
	requests: require_jobs.looseObject({ tools: require_jobs.looseObject({ call: AssertObjectSchema.optional() }).optional() }).optional()
});
const ClientCapabilitiesSchema = require_jobs.object({
	experimental: require_jobs.record(require_jobs.string(), AssertObjectSchema).optional(),
	sampling: require_jobs.object({
		context: AssertObjectSchema.optional(),
		tools: AssertObjectSchema.optional()
	}).optional(),
	elicitation: ElicitationCapabilitySchema.optional(),
	roots: require_jobs.object({ listChanged: require_jobs.boolean().optional() }).optional(),
	tasks: ClientTasksCapabilitySchema.optional(),
	extensions: require_jobs.record(require_jobs.string(), AssertObjectSchema).optional()
});
const InitializeRequestParamsSchema = BaseRequestParamsSchema.extend({
	protocolVersion: require_jobs.string(),
	capabilities: ClientCapabilitiesSchema,
	clientInfo: ImplementationSchema
});
const InitializeRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("initialize"),
	params: InitializeRequestParamsSchema
});
const isInitializeRequest = (value) => InitializeRequestSchema.safeParse(value).success;
const ServerCapabilitiesSchema = require_jobs.object({
	experimental: require_jobs.record(require_jobs.string(), AssertObjectSchema).optional(),
	logging: AssertObjectSchema.optional(),
	completions: AssertObjectSchema.optional(),
	prompts: require_jobs.object({ listChanged: require_jobs.boolean().optional() }).optional(),
	resources: require_jobs.object({
		subscribe: require_jobs.boolean().optional(),
		listChanged: require_jobs.boolean().optional()
	}).optional(),
	tools: require_jobs.object({ listChanged: require_jobs.boolean().optional() }).optional(),
	tasks: ServerTasksCapabilitySchema.optional(),
	extensions: require_jobs.record(require_jobs.string(), AssertObjectSchema).optional()
});
const InitializeResultSchema = ResultSchema.extend({
	protocolVersion: require_jobs.string(),
	capabilities: ServerCapabilitiesSchema,
	serverInfo: ImplementationSchema,
	instructions: require_jobs.string().optional()
});
const InitializedNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/initialized"),
	params: NotificationsParamsSchema.optional()
});
const PingRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("ping"),
	params: BaseRequestParamsSchema.optional()
});
const ProgressSchema = require_jobs.object({
	progress: require_jobs.number(),
	total: require_jobs.optional(require_jobs.number()),
	message: require_jobs.optional(require_jobs.string())
});
const ProgressNotificationParamsSchema = require_jobs.object({
	...NotificationsParamsSchema.shape,
	...ProgressSchema.shape,
	progressToken: ProgressTokenSchema
});
const ProgressNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/progress"),
	params: ProgressNotificationParamsSchema
});
const PaginatedRequestParamsSchema = BaseRequestParamsSchema.extend({ cursor: CursorSchema.optional() });
const PaginatedRequestSchema = RequestSchema.extend({ params: PaginatedRequestParamsSchema.optional() });
const PaginatedResultSchema = ResultSchema.extend({ nextCursor: CursorSchema.optional() });
const TaskStatusSchema = require_jobs._enum([
	"working",
	"input_required",
	"completed",
	"failed",
	"cancelled"
]);
const TaskSchema = require_jobs.object({
	taskId: require_jobs.string(),
	status: TaskStatusSchema,
	ttl: require_jobs.union([require_jobs.number(), require_jobs._null()]),
	createdAt: require_jobs.string(),
	lastUpdatedAt: require_jobs.string(),
	pollInterval: require_jobs.optional(require_jobs.number()),
	statusMessage: require_jobs.optional(require_jobs.string())
});
const CreateTaskResultSchema = ResultSchema.extend({ task: TaskSchema });
const TaskStatusNotificationParamsSchema = NotificationsParamsSchema.merge(TaskSchema);
const TaskStatusNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/tasks/status"),
	params: TaskStatusNotificationParamsSchema
});
const GetTaskRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("tasks/get"),
	params: BaseRequestParamsSchema.extend({ taskId: require_jobs.string() })
});
const GetTaskResultSchema = ResultSchema.merge(TaskSchema);
const GetTaskPayloadRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("tasks/result"),
	params: BaseRequestParamsSchema.extend({ taskId: require_jobs.string() })
});
ResultSchema.loose();
const ListTasksRequestSchema = PaginatedRequestSchema.extend({ method: require_jobs.literal("tasks/list") });
const ListTasksResultSchema = PaginatedResultSchema.extend({ tasks: require_jobs.array(TaskSchema) });
const CancelTaskRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("tasks/cancel"),
	params: BaseRequestParamsSchema.extend({ taskId: require_jobs.string() })
});
const CancelTaskResultSchema = ResultSchema.merge(TaskSchema);
const ResourceContentsSchema = require_jobs.object({
	uri: require_jobs.string(),
	mimeType: require_jobs.optional(require_jobs.string()),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const TextResourceContentsSchema = ResourceContentsSchema.extend({ text: require_jobs.string() });
const Base64Schema = require_jobs.string().refine((val) => {
	try {
		atob(val);
		return true;
	} catch {
		return false;
	}
}, { message: "Invalid Base64 string" });
const BlobResourceContentsSchema = ResourceContentsSchema.extend({ blob: Base64Schema });
const RoleSchema = require_jobs._enum(["user", "assistant"]);
const AnnotationsSchema = require_jobs.object({
	audience: require_jobs.array(RoleSchema).optional(),
	priority: require_jobs.number().min(0).max(1).optional(),
	lastModified: datetime({ offset: true }).optional()
});
const ResourceSchema = require_jobs.object({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	uri: require_jobs.string(),
	description: require_jobs.optional(require_jobs.string()),
	mimeType: require_jobs.optional(require_jobs.string()),
	size: require_jobs.optional(require_jobs.number()),
	annotations: AnnotationsSchema.optional(),
	_meta: require_jobs.optional(require_jobs.looseObject({}))
});
const ResourceTemplateSchema = require_jobs.object({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	uriTemplate: require_jobs.string(),
	description: require_jobs.optional(require_jobs.string()),
	mimeType: require_jobs.optional(require_jobs.string()),
	annotations: AnnotationsSchema.optional(),
	_meta: require_jobs.optional(require_jobs.looseObject({}))
});
const ListResourcesRequestSchema = PaginatedRequestSchema.extend({ method: require_jobs.literal("resources/list") });
const ListResourcesResultSchema = PaginatedResultSchema.extend({ resources: require_jobs.array(ResourceSchema) });
const ListResourceTemplatesRequestSchema = PaginatedRequestSchema.extend({ method: require_jobs.literal("resources/templates/list") });
const ListResourceTemplatesResultSchema = PaginatedResultSchema.extend({ resourceTemplates: require_jobs.array(ResourceTemplateSchema) });
const ResourceRequestParamsSchema = BaseRequestParamsSchema.extend({ uri: require_jobs.string() });
const ReadResourceRequestParamsSchema = ResourceRequestParamsSchema;
const ReadResourceRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("resources/read"),
	params: ReadResourceRequestParamsSchema
});
const ReadResourceResultSchema = ResultSchema.extend({ contents: require_jobs.array(require_jobs.union([TextResourceContentsSchema, BlobResourceContentsSchema])) });
const ResourceListChangedNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/resources/list_changed"),
	params: NotificationsParamsSchema.optional()
});
const SubscribeRequestParamsSchema = ResourceRequestParamsSchema;
const SubscribeRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("resources/subscribe"),
	params: SubscribeRequestParamsSchema
});
const UnsubscribeRequestParamsSchema = ResourceRequestParamsSchema;
const UnsubscribeRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("resources/unsubscribe"),
	params: UnsubscribeRequestParamsSchema
});
const ResourceUpdatedNotificationParamsSchema = NotificationsParamsSchema.extend({ uri: require_jobs.string() });
const ResourceUpdatedNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/resources/updated"),
	params: ResourceUpdatedNotificationParamsSchema
});
const PromptArgumentSchema = require_jobs.object({
	name: require_jobs.string(),
	description: require_jobs.optional(require_jobs.string()),
	required: require_jobs.optional(require_jobs.boolean())
});
const PromptSchema = require_jobs.object({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	description: require_jobs.optional(require_jobs.string()),
	arguments: require_jobs.optional(require_jobs.array(PromptArgumentSchema)),
	_meta: require_jobs.optional(require_jobs.looseObject({}))
});
const ListPromptsRequestSchema = PaginatedRequestSchema.extend({ method: require_jobs.literal("prompts/list") });
const ListPromptsResultSchema = PaginatedResultSchema.extend({ prompts: require_jobs.array(PromptSchema) });
const GetPromptRequestParamsSchema = BaseRequestParamsSchema.extend({
	name: require_jobs.string(),
	arguments: require_jobs.record(require_jobs.string(), require_jobs.string()).optional()
});
const GetPromptRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("prompts/get"),
	params: GetPromptRequestParamsSchema
});
const TextContentSchema = require_jobs.object({
	type: require_jobs.literal("text"),
	text: require_jobs.string(),
	annotations: AnnotationsSchema.optional(),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const ImageContentSchema = require_jobs.object({
	type: require_jobs.literal("image"),
	data: Base64Schema,
	mimeType: require_jobs.string(),
	annotations: AnnotationsSchema.optional(),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const AudioContentSchema = require_jobs.object({
	type: require_jobs.literal("audio"),
	data: Base64Schema,
	mimeType: require_jobs.string(),
	annotations: AnnotationsSchema.optional(),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const ToolUseContentSchema = require_jobs.object({
	type: require_jobs.literal("tool_use"),
	name: require_jobs.string(),
	id: require_jobs.string(),
	input: require_jobs.record(require_jobs.string(), require_jobs.unknown()),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const EmbeddedResourceSchema = require_jobs.object({
	type: require_jobs.literal("resource"),
	resource: require_jobs.union([TextResourceContentsSchema, BlobResourceContentsSchema]),
	annotations: AnnotationsSchema.optional(),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const ResourceLinkSchema = ResourceSchema.extend({ type: require_jobs.literal("resource_link") });
const ContentBlockSchema = require_jobs.union([
	TextContentSchema,
	ImageContentSchema,
	AudioContentSchema,
	ResourceLinkSchema,
	EmbeddedResourceSchema
]);
const PromptMessageSchema = require_jobs.object({
	role: RoleSchema,
	content: ContentBlockSchema
});
const GetPromptResultSchema = ResultSchema.extend({
	description: require_jobs.string().optional(),
	messages: require_jobs.array(PromptMessageSchema)
});
const PromptListChangedNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/prompts/list_changed"),
	params: NotificationsParamsSchema.optional()
});
const ToolAnnotationsSchema = require_jobs.object({
	title: require_jobs.string().optional(),
	readOnlyHint: require_jobs.boolean().optional(),
	destructiveHint: require_jobs.boolean().optional(),
	idempotentHint: require_jobs.boolean().optional(),
	openWorldHint: require_jobs.boolean().optional()
});
const ToolExecutionSchema = require_jobs.object({ taskSupport: require_jobs._enum([
	"required",
	"optional",
	"forbidden"
]).optional() });
const ToolSchema = require_jobs.object({
	...BaseMetadataSchema.shape,
	...IconsSchema.shape,
	description: require_jobs.string().optional(),
	inputSchema: require_jobs.object({
		type: require_jobs.literal("object"),
		properties: require_jobs.record(require_jobs.string(), AssertObjectSchema).optional(),
		required: require_jobs.array(require_jobs.string()).optional()
	}).catchall(require_jobs.unknown()),
	outputSchema: require_jobs.object({
		type: require_jobs.literal("object"),
		properties: require_jobs.record(require_jobs.string(), AssertObjectSchema).optional(),
		required: require_jobs.array(require_jobs.string()).optional()
	}).catchall(require_jobs.unknown()).optional(),
	annotations: ToolAnnotationsSchema.optional(),
	execution: ToolExecutionSchema.optional(),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const ListToolsRequestSchema = PaginatedRequestSchema.extend({ method: require_jobs.literal("tools/list") });
const ListToolsResultSchema = PaginatedResultSchema.extend({ tools: require_jobs.array(ToolSchema) });
const CallToolResultSchema = ResultSchema.extend({
	content: require_jobs.array(ContentBlockSchema).default([]),
	structuredContent: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional(),
	isError: require_jobs.boolean().optional()
});
CallToolResultSchema.or(ResultSchema.extend({ toolResult: require_jobs.unknown() }));
const CallToolRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
	name: require_jobs.string(),
	arguments: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const CallToolRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("tools/call"),
	params: CallToolRequestParamsSchema
});
const ToolListChangedNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/tools/list_changed"),
	params: NotificationsParamsSchema.optional()
});
require_jobs.object({
	autoRefresh: require_jobs.boolean().default(true),
	debounceMs: require_jobs.number().int().nonnegative().default(300)
});
const LoggingLevelSchema = require_jobs._enum([
	"debug",
	"info",
	"notice",
	"warning",
	"error",
	"critical",
	"alert",
	"emergency"
]);
const SetLevelRequestParamsSchema = BaseRequestParamsSchema.extend({ level: LoggingLevelSchema });
const SetLevelRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("logging/setLevel"),
	params: SetLevelRequestParamsSchema
});
const LoggingMessageNotificationParamsSchema = NotificationsParamsSchema.extend({
	level: LoggingLevelSchema,
	logger: require_jobs.string().optional(),
	data: require_jobs.unknown()
});
const LoggingMessageNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/message"),
	params: LoggingMessageNotificationParamsSchema
});
const ModelHintSchema = require_jobs.object({ name: require_jobs.string().optional() });
const ModelPreferencesSchema = require_jobs.object({
	hints: require_jobs.array(ModelHintSchema).optional(),
	costPriority: require_jobs.number().min(0).max(1).optional(),
	speedPriority: require_jobs.number().min(0).max(1).optional(),
	intelligencePriority: require_jobs.number().min(0).max(1).optional()
});
const ToolChoiceSchema = require_jobs.object({ mode: require_jobs._enum([
	"auto",
	"required",
	"none"
]).optional() });
const ToolResultContentSchema = require_jobs.object({
	type: require_jobs.literal("tool_result"),
	toolUseId: require_jobs.string().describe("The unique identifier for the corresponding tool call."),
	content: require_jobs.array(ContentBlockSchema).default([]),
	structuredContent: require_jobs.object({}).loose().optional(),
	isError: require_jobs.boolean().optional(),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const SamplingContentSchema = require_jobs.discriminatedUnion("type", [
	TextContentSchema,
	ImageContentSchema,
	AudioContentSchema
]);
const SamplingMessageContentBlockSchema = require_jobs.discriminatedUnion("type", [
	TextContentSchema,
	ImageContentSchema,
	AudioContentSchema,
	ToolUseContentSchema,
	ToolResultContentSchema
]);
const SamplingMessageSchema = require_jobs.object({
	role: RoleSchema,
	content: require_jobs.union([SamplingMessageContentBlockSchema, require_jobs.array(SamplingMessageContentBlockSchema)]),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const CreateMessageRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
	messages: require_jobs.array(SamplingMessageSchema),
	modelPreferences: ModelPreferencesSchema.optional(),
	systemPrompt: require_jobs.string().optional(),
	includeContext: require_jobs._enum([
		"none",
		"thisServer",
		"allServers"
	]).optional(),
	temperature: require_jobs.number().optional(),
	maxTokens: require_jobs.number().int(),
	stopSequences: require_jobs.array(require_jobs.string()).optional(),
	metadata: AssertObjectSchema.optional(),
	tools: require_jobs.array(ToolSchema).optional(),
	toolChoice: ToolChoiceSchema.optional()
});
const CreateMessageRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("sampling/createMessage"),
	params: CreateMessageRequestParamsSchema
});
const CreateMessageResultSchema = ResultSchema.extend({
	model: require_jobs.string(),
	stopReason: require_jobs.optional(require_jobs._enum([
		"endTurn",
		"stopSequence",
		"maxTokens"
	]).or(require_jobs.string())),
	role: RoleSchema,
	content: SamplingContentSchema
});
const CreateMessageResultWithToolsSchema = ResultSchema.extend({
	model: require_jobs.string(),
	stopReason: require_jobs.optional(require_jobs._enum([
		"endTurn",
		"stopSequence",
		"maxTokens",
		"toolUse"
	]).or(require_jobs.string())),
	role: RoleSchema,
	content: require_jobs.union([SamplingMessageContentBlockSchema, require_jobs.array(SamplingMessageContentBlockSchema)])
});
const BooleanSchemaSchema = require_jobs.object({
	type: require_jobs.literal("boolean"),
	title: require_jobs.string().optional(),
	description: require_jobs.string().optional(),
	default: require_jobs.boolean().optional()
});
const StringSchemaSchema = require_jobs.object({
	type: require_jobs.literal("string"),
	title: require_jobs.string().optional(),
	description: require_jobs.string().optional(),
	minLength: require_jobs.number().optional(),
	maxLength: require_jobs.number().optional(),
	format: require_jobs._enum([
		"email",
		"uri",
		"date",
		"date-time"
	]).optional(),
	default: require_jobs.string().optional()
});
const NumberSchemaSchema = require_jobs.object({
	type: require_jobs._enum(["number", "integer"]),
	title: require_jobs.string().optional(),
	description: require_jobs.string().optional(),
	minimum: require_jobs.number().optional(),
	maximum: require_jobs.number().optional(),
	default: require_jobs.number().optional()
});
const UntitledSingleSelectEnumSchemaSchema = require_jobs.object({
	type: require_jobs.literal("string"),
	title: require_jobs.string().optional(),
	description: require_jobs.string().optional(),
	enum: require_jobs.array(require_jobs.string()),
	default: require_jobs.string().optional()
});
const TitledSingleSelectEnumSchemaSchema = require_jobs.object({
	type: require_jobs.literal("string"),
	title: require_jobs.string().optional(),
	description: require_jobs.string().optional(),
	oneOf: require_jobs.array(require_jobs.object({
		const: require_jobs.string(),
		title: require_jobs.string()
	})),
	default: require_jobs.string().optional()
});
const LegacyTitledEnumSchemaSchema = require_jobs.object({
	type: require_jobs.literal("string"),
	title: require_jobs.string().optional(),
	description: require_jobs.string().optional(),
	enum: require_jobs.array(require_jobs.string()),
	enumNames: require_jobs.array(require_jobs.string()).optional(),
	default: require_jobs.string().optional()
});
const SingleSelectEnumSchemaSchema = require_jobs.union([UntitledSingleSelectEnumSchemaSchema, TitledSingleSelectEnumSchemaSchema]);
const UntitledMultiSelectEnumSchemaSchema = require_jobs.object({
	type: require_jobs.literal("array"),
	title: require_jobs.string().optional(),
	description: require_jobs.string().optional(),
	minItems: require_jobs.number().optional(),
	maxItems: require_jobs.number().optional(),
	items: require_jobs.object({
		type: require_jobs.literal("string"),
		enum: require_jobs.array(require_jobs.string())
	}),
	default: require_jobs.array(require_jobs.string()).optional()
});
const TitledMultiSelectEnumSchemaSchema = require_jobs.object({
	type: require_jobs.literal("array"),
	title: require_jobs.string().optional(),
	description: require_jobs.string().optional(),
	minItems: require_jobs.number().optional(),
	maxItems: require_jobs.number().optional(),
	items: require_jobs.object({ anyOf: require_jobs.array(require_jobs.object({
		const: require_jobs.string(),
		title: require_jobs.string()
	})) }),
	default: require_jobs.array(require_jobs.string()).optional()
});
const MultiSelectEnumSchemaSchema = require_jobs.union([UntitledMultiSelectEnumSchemaSchema, TitledMultiSelectEnumSchemaSchema]);
const EnumSchemaSchema = require_jobs.union([
	LegacyTitledEnumSchemaSchema,
	SingleSelectEnumSchemaSchema,
	MultiSelectEnumSchemaSchema
]);
const PrimitiveSchemaDefinitionSchema = require_jobs.union([
	EnumSchemaSchema,
	BooleanSchemaSchema,
	StringSchemaSchema,
	NumberSchemaSchema
]);
const ElicitRequestFormParamsSchema = TaskAugmentedRequestParamsSchema.extend({
	mode: require_jobs.literal("form").optional(),
	message: require_jobs.string(),
	requestedSchema: require_jobs.object({
		type: require_jobs.literal("object"),
		properties: require_jobs.record(require_jobs.string(), PrimitiveSchemaDefinitionSchema),
		required: require_jobs.array(require_jobs.string()).optional()
	})
});
const ElicitRequestURLParamsSchema = TaskAugmentedRequestParamsSchema.extend({
	mode: require_jobs.literal("url"),
	message: require_jobs.string(),
	elicitationId: require_jobs.string(),
	url: require_jobs.string().url()
});
const ElicitRequestParamsSchema = require_jobs.union([ElicitRequestFormParamsSchema, ElicitRequestURLParamsSchema]);
const ElicitRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("elicitation/create"),
	params: ElicitRequestParamsSchema
});
const ElicitationCompleteNotificationParamsSchema = NotificationsParamsSchema.extend({ elicitationId: require_jobs.string() });
const ElicitationCompleteNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/elicitation/complete"),
	params: ElicitationCompleteNotificationParamsSchema
});
const ElicitResultSchema = ResultSchema.extend({
	action: require_jobs._enum([
		"accept",
		"decline",
		"cancel"
	]),
	content: require_jobs.preprocess((val) => val === null ? void 0 : val, require_jobs.record(require_jobs.string(), require_jobs.union([
		require_jobs.string(),
		require_jobs.number(),
		require_jobs.boolean(),
		require_jobs.array(require_jobs.string())
	])).optional())
});
const ResourceTemplateReferenceSchema = require_jobs.object({
	type: require_jobs.literal("ref/resource"),
	uri: require_jobs.string()
});
const PromptReferenceSchema = require_jobs.object({
	type: require_jobs.literal("ref/prompt"),
	name: require_jobs.string()
});
const CompleteRequestParamsSchema = BaseRequestParamsSchema.extend({
	ref: require_jobs.union([PromptReferenceSchema, ResourceTemplateReferenceSchema]),
	argument: require_jobs.object({
		name: require_jobs.string(),
		value: require_jobs.string()
	}),
	context: require_jobs.object({ arguments: require_jobs.record(require_jobs.string(), require_jobs.string()).optional() }).optional()
});
const CompleteRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("completion/complete"),
	params: CompleteRequestParamsSchema
});
const CompleteResultSchema = ResultSchema.extend({ completion: require_jobs.looseObject({
	values: require_jobs.array(require_jobs.string()).max(100),
	total: require_jobs.optional(require_jobs.number().int()),
	hasMore: require_jobs.optional(require_jobs.boolean())
}) });
const RootSchema = require_jobs.object({
	uri: require_jobs.string().startsWith("file://"),
	name: require_jobs.string().optional(),
	_meta: require_jobs.record(require_jobs.string(), require_jobs.unknown()).optional()
});
const ListRootsRequestSchema = RequestSchema.extend({
	method: require_jobs.literal("roots/list"),
	params: BaseRequestParamsSchema.optional()
});
const ListRootsResultSchema = ResultSchema.extend({ roots: require_jobs.array(RootSchema) });
const RootsListChangedNotificationSchema = NotificationSchema.extend({
	method: require_jobs.literal("notifications/roots/list_changed"),
	params: NotificationsParamsSchema.optional()
});
require_jobs.union([
	PingRequestSchema,
	InitializeRequestSchema,
	CompleteRequestSchema,
	SetLevelRequestSchema,
	GetPromptRequestSchema,
	ListPromptsRequestSchema,
	ListResourcesRequestSchema,
	ListResourceTemplatesRequestSchema,
	ReadResourceRequestSchema,
	SubscribeRequestSchema,
	UnsubscribeRequestSchema,
	CallToolRequestSchema,
	ListToolsRequestSchema,
	GetTaskRequestSchema,
	GetTaskPayloadRequestSchema,
	ListTasksRequestSchema,
	CancelTaskRequestSchema
]);
require_jobs.union([
	CancelledNotificationSchema,
	ProgressNotificationSchema,
	InitializedNotificationSchema,
	RootsListChangedNotificationSchema,
	TaskStatusNotificationSchema
]);
require_jobs.union([
	EmptyResultSchema,
	CreateMessageResultSchema,
	CreateMessageResultWithToolsSchema,
	ElicitResultSchema,
	ListRootsResultSchema,
	GetTaskResultSchema,
	ListTasksResultSchema,
	CreateTaskResultSchema
]);
require_jobs.union([
	PingRequestSchema,
	CreateMessageRequestSchema,
	ElicitRequestSchema,
	ListRootsRequestSchema,
	GetTaskRequestSchema,
	GetTaskPayloadRequestSchema,
	ListTasksRequestSchema,
	CancelTaskRequestSchema
]);
require_jobs.union([
	CancelledNotificationSchema,
	ProgressNotificationSchema,
	LoggingMessageNotificationSchema,
	ResourceUpdatedNotificationSchema,
	ResourceListChangedNotificationSchema,
	ToolListChangedNotificationSchema,
	PromptListChangedNotificationSchema,
	TaskStatusNotificationSchema,
	ElicitationCompleteNotificationSchema
]);
require_jobs.union([
	EmptyResultSchema,
	InitializeResultSchema,
	CompleteResultSchema,
	GetPromptResultSchema,
	ListPromptsResultSchema,
	ListResourcesResultSchema,
	ListResourceTemplatesResultSchema,
	ReadResourceResultSchema,
	CallToolResultSchema,
	ListToolsResultSchema,
	GetTaskResultSchema,
	ListTasksResultSchema,
	CreateTaskResultSchema
]);
var McpError = class McpError extends Error {
	constructor(code, message, data) {
		super(`MCP error ${code}: ${message}`);
		this.code = code;
		this.data = data;
		this.name = "McpError";
	}
	static fromError(code, message, data) {
		if (code === ErrorCode.UrlElicitationRequired && data) {
			const errorData = data;
			if (errorData.elicitations) return new UrlElicitationRequiredError(errorData.elicitations, message);
		}
		return new McpError(code, message, data);
	}
};
var UrlElicitationRequiredError = class extends McpError {
	constructor(elicitations, message = `URL elicitation${elicitations.length > 1 ? "s" : ""} required`) {
		super(ErrorCode.UrlElicitationRequired, message, { elicitations });
	}
	get elicitations() {
		return this.data?.elicitations ?? [];
	}
};
Object.defineProperty(exports, "CallToolRequestSchema", {
	enumerable: true,
	get: function() {
		return CallToolRequestSchema;
	}
});
Object.defineProperty(exports, "CallToolResultSchema", {
	enumerable: true,
	get: function() {
		return CallToolResultSchema;
	}
});
Object.defineProperty(exports, "CancelTaskRequestSchema", {
	enumerable: true,
	get: function() {
		return CancelTaskRequestSchema;
	}
});
Object.defineProperty(exports, "CancelTaskResultSchema", {
	enumerable: true,
	get: function() {
		return CancelTaskResultSchema;
	}
});
Object.defineProperty(exports, "CancelledNotificationSchema", {
	enumerable: true,
	get: function() {
		return CancelledNotificationSchema;
	}
});
Object.defineProperty(exports, "CreateMessageResultSchema", {
	enumerable: true,
	get: function() {
		return CreateMessageResultSchema;
	}
});
Object.defineProperty(exports, "CreateMessageResultWithToolsSchema", {
	enumerable: true,
	get: function() {
		return CreateMessageResultWithToolsSchema;
	}
});
Object.defineProperty(exports, "CreateTaskResultSchema", {
	enumerable: true,
	get: function() {
		return CreateTaskResultSchema;
	}
});
Object.defineProperty(exports, "DEFAULT_NEGOTIATED_PROTOCOL_VERSION", {
	enumerable: true,
	get: function() {
		return DEFAULT_NEGOTIATED_PROTOCOL_VERSION;
	}
});
Object.defineProperty(exports, "ElicitResultSchema", {
	enumerable: true,
	get: function() {
		return ElicitResultSchema;
	}
});
Object.defineProperty(exports, "EmptyResultSchema", {
	enumerable: true,
	get: function() {
		return EmptyResultSchema;
	}
});
Object.defineProperty(exports, "ErrorCode", {
	enumerable: true,
	get: function() {
		return ErrorCode;
	}
});
Object.defineProperty(exports, "GetTaskPayloadRequestSchema", {
	enumerable: true,
	get: function() {
		return GetTaskPayloadRequestSchema;
	}
});
Object.defineProperty(exports, "GetTaskRequestSchema", {
	enumerable: true,
	get: function() {
		return GetTaskRequestSchema;
	}
});
Object.defineProperty(exports, "GetTaskResultSchema", {
	enumerable: true,
	get: function() {
		return GetTaskResultSchema;
	}
});
Object.defineProperty(exports, "InitializeRequestSchema", {
	enumerable: true,
	get: function() {
		return InitializeRequestSchema;
	}
});
Object.defineProperty(exports, "InitializedNotificationSchema", {
	enumerable: true,
	get: function() {
		return InitializedNotificationSchema;
	}
});
Object.defineProperty(exports, "JSONRPCMessageSchema", {
	enumerable: true,
	get: function() {
		return JSONRPCMessageSchema;
	}
});
Object.defineProperty(exports, "LATEST_PROTOCOL_VERSION", {
	enumerable: true,
	get: function() {
		return LATEST_PROTOCOL_VERSION;
	}
});
Object.defineProperty(exports, "ListResourcesRequestSchema", {
	enumerable: true,
	get: function() {
		return ListResourcesRequestSchema;
	}
});
Object.defineProperty(exports, "ListRootsResultSchema", {
	enumerable: true,
	get: function() {
		return ListRootsResultSchema;
	}
});
Object.defineProperty(exports, "ListTasksRequestSchema", {
	enumerable: true,
	get: function() {
		return ListTasksRequestSchema;
	}
});
Object.defineProperty(exports, "ListTasksResultSchema", {
	enumerable: true,
	get: function() {
		return ListTasksResultSchema;
	}
});
Object.defineProperty(exports, "ListToolsRequestSchema", {
	enumerable: true,
	get: function() {
		return ListToolsRequestSchema;
	}
});
Object.defineProperty(exports, "LoggingLevelSchema", {
	enumerable: true,
	get: function() {
		return LoggingLevelSchema;
	}
});
Object.defineProperty(exports, "McpError", {
	enumerable: true,
	get: function() {
		return McpError;
	}
});
Object.defineProperty(exports, "PingRequestSchema", {
	enumerable: true,
	get: function() {
		return PingRequestSchema;
	}
});
Object.defineProperty(exports, "ProgressNotificationSchema", {
	enumerable: true,
	get: function() {
		return ProgressNotificationSchema;
	}
});
Object.defineProperty(exports, "RELATED_TASK_META_KEY", {
	enumerable: true,
	get: function() {
		return RELATED_TASK_META_KEY;
	}
});
Object.defineProperty(exports, "ReadResourceRequestSchema", {
	enumerable: true,
	get: function() {
		return ReadResourceRequestSchema;
	}
});
Object.defineProperty(exports, "SUPPORTED_PROTOCOL_VERSIONS", {
	enumerable: true,
	get: function() {
		return SUPPORTED_PROTOCOL_VERSIONS;
	}
});
Object.defineProperty(exports, "SetLevelRequestSchema", {
	enumerable: true,
	get: function() {
		return SetLevelRequestSchema;
	}
});
Object.defineProperty(exports, "TaskStatusNotificationSchema", {
	enumerable: true,
	get: function() {
		return TaskStatusNotificationSchema;
	}
});
Object.defineProperty(exports, "isInitializeRequest", {
	enumerable: true,
	get: function() {
		return isInitializeRequest;
	}
});
Object.defineProperty(exports, "isJSONRPCErrorResponse", {
	enumerable: true,
	get: function() {
		return isJSONRPCErrorResponse;
	}
});
Object.defineProperty(exports, "isJSONRPCNotification", {
	enumerable: true,
	get: function() {
		return isJSONRPCNotification;
	}
});
Object.defineProperty(exports, "isJSONRPCRequest", {
	enumerable: true,
	get: function() {
		return isJSONRPCRequest;
	}
});
Object.defineProperty(exports, "isJSONRPCResultResponse", {
	enumerable: true,
	get: function() {
		return isJSONRPCResultResponse;
	}
});
Object.defineProperty(exports, "isTaskAugmentedRequestParams", {
	enumerable: true,
	get: function() {
		return isTaskAugmentedRequestParams;
	}
});
